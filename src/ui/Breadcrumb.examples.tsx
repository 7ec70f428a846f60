import type { Example } from "./Example.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";

/** Examples of `Breadcrumb` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two levels",
    element: (
      <Breadcrumb
        trail={[
          { href: "/", label: "Home" },
          { href: "/contact", label: "Contact" },
        ]}
      />
    ),
  },
];
