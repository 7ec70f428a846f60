import type { Example } from "./Example.ts";
import { Steps } from "./Steps.tsx";

const steps = ["one", "two", "three", "four"].map((id) => ({ id, title: `Step ${id}`, text: "What happens." }));

/** Examples of `Stretch` for the gallery and its checks: a stretch has its place and its size from the step that it draws. */
export const examples: Example[] = [{ name: "four in a row", element: <Steps steps={steps} /> }];
