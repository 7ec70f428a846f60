import { focus } from "./Heading.tsx";
import type { Desk } from "./desk.ts";
import { Export } from "./Export.tsx";
import { NoticeAddresses } from "./NoticeAddresses.tsx";

/** For managers: who gets notices, and all messages as a file. */
export function Settings({ desk }: { desk: Desk }) {
  return (
    <>
      <h2 tabIndex={-1} ref={focus}>
        Settings
      </h2>
      <NoticeAddresses desk={desk} />
      <Export desk={desk} />
    </>
  );
}
