import type { AllFacts } from "#schemas/facts.ts";
import { cityLine } from "#domain/directions.ts";
import { routes } from "#routes.ts";
import type { Office } from "#schemas/office.ts";
import { MarginFacts } from "#ui/MarginFacts.tsx";
import { Passage } from "#ui/Passage.tsx";
import { Section } from "#ui/Section.tsx";
import { Text } from "#ui/Text.tsx";
import { Words } from "#ui/Words.tsx";
import styles from "./Guide.module.css";

type Props = { facts: AllFacts; offices: readonly Office[] };

/** The long text of the home page, for people and for search: each passage says what nothing above says. */
export function Guide({ facts, offices }: Props) {
  return (
    <Section id="guide" look="scale">
      <div className={styles.head}>
        <h2 id="guide-title">Neurological care after a car accident in Brooklyn and New York City</h2>
        <Text look="lead">
          Symptoms of the brain, the spine or the nerves can show hours or days after a crash. Most adults with a
          concussion feel better in a few weeks; some take longer.
        </Text>
      </div>
      <Passage title="What a neurologist looks for after a crash">
        <Text>
          Emergency rooms look for what is dangerous now. Injuries to nerves do not show on an X-ray, and a concussion
          often does not show on a CT scan.
        </Text>
        <Text>
          A neurological exam starts where that visit ends. We test alertness and memory, eye movements, strength,
          feeling, reflexes, balance and walking. Each finding can point to a place: one nerve, one level of the neck or
          back, or one function of the brain.
        </Text>
      </Passage>
      <Passage title="Signs that can appear days later">
        <Text>
          Some people feel well at the scene and worse hours or days later. A blow to the head, or only a sudden stop,
          can bring headache, fogginess, dizziness, poor sleep, or trouble with light and noise.
        </Text>
        <Text>
          Numb fingers, a weak grip or a foot that catches can come from a nerve in the neck or back. Write down the
          date when each sign began. Ask the people you live with, too.
        </Text>
        <Text>
          Concussion symptoms should ease with time. If a headache, confusion or weakness grows instead, even weeks
          later, go to the emergency room now.
        </Text>
      </Passage>
      <NoFaultPassage facts={facts} />
      <Passage title="Two offices, one record">
        <Text>
          {offices.map((office, index) => (
            <span key={office.id}>
              {index > 0 && " "}The {office.name} office is at {office.street}, {cityLine(office)}.
            </span>
          ))}{" "}
          You can start at one and follow up at the other.
        </Text>
        <Text>
          We see people from all five boroughs, Long Island, Westchester and New Jersey. If your policy is from New
          Jersey, its rules can apply; for a crash in New York, ask for New York benefits. See{" "}
          <a href={routes.locations}>both offices, with directions</a>.
        </Text>
      </Passage>
      <Passage title="For attorneys and clinics">
        <Text>
          A report states the history in the person’s own words, the exam, the tests, and the reasoning between them.
          Earlier injuries and records are considered. The findings do not depend on who asks.
        </Text>
        <Text>
          An independent medical examination (IME) is an opinion, not treatment, and we do not perform one on our own
          patients. Whether a finding meets a legal test is for the court. Read{" "}
          <a href={routes.attorneys}>what to send with a case</a>.
        </Text>
      </Passage>
    </Section>
  );
}

function NoFaultPassage({ facts }: Pick<Props, "facts">) {
  return (
    <Passage
      title="How No-Fault pays for the visit"
      margin={
        <MarginFacts
          facts={[
            {
              value: `Up to ${facts.basicLimit}`,
              meaning: "per person; medical care, lost pay and other costs share it",
            },
            { value: `Your ${facts.noticeLimit}`, meaning: "after the crash to give the insurer written notice" },
            {
              value: `The insurer’s ${facts.decision}`,
              meaning: "to approve or deny a bill, once it has all the proof it asked for",
            },
          ]}
        />
      }
    >
      <Text>
        <Words>
          New York’s No-Fault insurance pays for needed medical care after a crash, whoever caused it. Drivers,
          passengers, and people on foot or on a bicycle can be covered. Coverage depends on the policy and the
          insurer’s decision.
        </Words>
      </Text>
      <Text>
        <Words>
          {`Many insurers ask for a call within ${facts.earlyNotice}, so call right away. The law’s limit, for written notice, is ${facts.noticeLimit}. The simplest way to give it: file the NF-2 form, the No-Fault application, within ${facts.noticeLimit} of the crash.`}
        </Words>
      </Text>
    </Passage>
  );
}
