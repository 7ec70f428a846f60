import { BesideSection } from "#sections/BesideSection.tsx";
import { Statement } from "#sections/Statement.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Text } from "#ui/text/Text.tsx";

/** What the page knows only inside the visitor's own browser. */
const kept = [
  {
    title: "Dark or light",
    text: "Your device knows which you like, and the page follows it by itself. Nobody is told.",
  },
  {
    title: "Text and motion",
    text: "Larger text, more contrast, less motion: your settings work here, and are not sent to us.",
  },
  {
    title: "Half-written words",
    text: "We never see what you typed but did not send. Your browser may bring it back when you reopen the page.",
  },
  {
    title: "Your history",
    text: "Your browser may keep the pages you opened and copies of their files. A private window forgets them.",
  },
];

/** Why the site has no trackers, what a server can see, and what stays with the visitor. */
export function WhoSeesWhat() {
  return (
    <>
      <Statement
        id="no-trackers"
        heading="Why there are no trackers"
        statement="Which page you read can say something about your health."
      >
        <Text>
          One person reads about headaches, another about a denied claim. Each visit says something about an injury, a
          case or a worry, and that should stay with the person who reads.
        </Text>
        <Text>
          Many sites let other companies count visits, show ads or run a chat box, and those companies can then learn
          who reads what. We use none of them.
        </Text>
        <Text>
          You do not have to take our word for it. An automatic test opens every page and tries each button and link. It
          fails when anything goes to another company, or when anything is stored on your device.
        </Text>
      </Statement>
      <BesideSection id="server" variant="sunk" title="What a server can see">
        <Points
          items={[
            "To send you a page, a server must know your IP address and which page you want.",
            "Our own server program writes no list of visits.",
            "The company that runs the computer may keep such a list, with addresses and pages but without names.",
            "Pages travel encrypted. Your internet provider can see the name of this site, but not which page you read.",
          ]}
        />
      </BesideSection>
      <Section
        id="stays"
        title="What stays with you"
        lead="Some things are known only to your own browser."
        arrange="split"
      >
        <DescriptionList items={kept} columns={4} />
      </Section>
    </>
  );
}
