import { Statement } from "#sections/Statement.tsx";
import { Text } from "#ui/text/Text.tsx";

/** Why the site watches nobody, and what holds it to that. */
export function NoTrackers() {
  return (
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
        Many sites let other companies count visits, show ads or run a chat box, and those companies can then learn who
        reads what. We use none of them.
      </Text>
      <Text>
        You do not have to take our word for it. An automatic test opens every page and tries each button and link. It
        fails when anything goes to another company, or when anything is stored on your device.
      </Text>
    </Statement>
  );
}
