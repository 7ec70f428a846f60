import { Heading } from "./Heading.tsx";
import type { Desk } from "./desk.ts";
import { Export } from "./Export.tsx";
import { NoticeAddresses } from "./NoticeAddresses.tsx";

/** For managers: who gets notices, and all messages as a file. */
export function Settings({ desk }: { desk: Desk }) {
  return (
    <>
      <Heading level="h2">Settings</Heading>
      <NoticeAddresses desk={desk} />
      <Export desk={desk} />
    </>
  );
}
