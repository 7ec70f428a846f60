import { Statement } from "#sections/Statement.tsx";
import { Text } from "#ui/text/Text.tsx";

/** The mission; its first sentence is the large one. */
export function Mission() {
  return (
    <Statement
      id="mission"
      heading="Our mission"
      statement="We write down what we find, and the findings are the same whoever asks for them."
    >
      <Text>
        We examine people after a crash, one step at a time. First we listen. Then we check thinking, eye movements,
        strength, feeling, reflexes, balance and walking. We examine first, and test where the symptoms or the exam give
        a reason.
      </Text>
      <Text>
        Then we report honestly. A normal result is a finding too, so it goes into the report. We say what we know, what
        we think, and where we are not sure.
      </Text>
      <Text>
        We use plain words, so that you can read your own report. Whoever may read it gets the same findings and the
        same reasons.
      </Text>
    </Statement>
  );
}
