import { Columns } from "#ui/layout/Columns.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";

/** What cannot be kept from the computer that sends a page, and what becomes of it. */
export function ServerLog() {
  return (
    <Section id="server" variant="sunk">
      <Columns split="5-7">
        <h2 id="server-title">What a server can see</h2>
        <Points
          items={[
            "To send you a page, a server must know your IP address and which page you want.",
            "Our own server program writes no list of visits.",
            "The company that runs the computer may keep such a list, with addresses and pages but without names.",
            "Pages travel encrypted. Your internet provider can see the name of this site, but not which page you read.",
          ]}
        />
      </Columns>
    </Section>
  );
}
