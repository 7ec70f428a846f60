import type { Example } from "#ui/Example.ts";
import { Icon } from "./Icon.tsx";

/** Examples of `Icon` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "all",
    element: (
      <p>
        <Icon name="phone" />
        <Icon name="arrow" />
        <Icon name="external" />
        <Icon name="menu" />
        <Icon name="check" />
        <Icon name="alert" />
        <Icon name="close" />
        <Icon name="calendar" />
        <Icon name="pin" />
      </p>
    ),
  },
];
