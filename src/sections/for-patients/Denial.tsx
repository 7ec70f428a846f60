import type { AllFacts } from "#schemas/facts.ts";
import { Columns } from "#ui/Columns.tsx";
import { MarginFacts } from "#ui/MarginFacts.tsx";
import { MarkList } from "#ui/MarkList.tsx";
import { Passage } from "#ui/Passage.tsx";
import { RingList } from "#ui/RingList.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Section } from "#ui/Section.tsx";
import { SampleForm } from "#ui/SampleForm.tsx";
import { Text } from "#ui/Text.tsx";
import styles from "./Denial.module.css";

/** A drawn denial with notes to its places, and the three ways to dispute it. */
export function Denial({ facts }: { facts: AllFacts }) {
  return (
    <Section id="denial" look="scale">
      <SectionHead
        section="denial"
        title="If you get a denial (NF-10)"
        lead="The insurer must use this form to say what it will not pay, and why."
      />
      <div className={styles.form}>
        <Columns split="7-5">
          <SampleForm
            title="Denial of Claim Form"
            code="NF-10"
            rows={[
              { fields: ["Policyholder", "Claim number", "Accident date"], mark: 1 },
              { fields: ["Bill for", "Amount not paid"], mark: 2 },
              { fields: ["Notice was late", "Not medically necessary", "Exam was missed"], mark: 3, look: "boxes" },
              { fields: ["Received on"], mark: 4, look: "hand" },
            ]}
            back="On the back: how to dispute"
            caption="Sample, not a real form. Gray lines mark what the insurer fills in."
          />
          <RingList
            items={[
              <>
                <b>Your claim</b> Check that name, number and date are yours.
              </>,
              <>
                <b>The bill</b> See which bill it is about, and how much is not paid.
              </>,
              <>
                <b>The reason</b> It may be late notice, a missed exam, or care called not medically necessary. Ask in
                writing for the exam or peer review (record review) report behind it.
              </>,
              <>
                <b>The day it came</b> Write it on the form. Send a copy to our office, and to your attorney if you have
                one.
              </>,
              <>
                <b>The back</b> It explains how to dispute. The three ways are below.
              </>,
            ]}
          />
        </Columns>
      </div>
      <Passage
        title="Three ways to dispute"
        margin={
          <MarginFacts
            facts={[
              {
                value: facts.interestAction,
                meaning:
                  "after the NF-10 comes: start arbitration or a suit by then, and you keep earning interest. This is for benefits that you did not assign, such as lost pay. You can still dispute later; ask an attorney by when",
              },
            ]}
          />
        }
      >
        <MarkList
          items={[
            <>
              <b>Complaint</b> to the Department of Financial Services (DFS). It is free. It tries to resolve the
              matter, but it cannot order payment.
            </>,
            <>
              <b>Arbitration</b> with the American Arbitration Association (AAA), online or by mail. An arbitrator
              decides. You can appeal only on limited grounds.
            </>,
            <>
              <b>Court.</b> Ask an attorney first, also about dates.
            </>,
          ]}
        />
        <Text>
          If you assigned your benefits to us, we handle our own bill. We are doctors, not lawyers: ask your insurer or
          an attorney about your case.
        </Text>
      </Passage>
    </Section>
  );
}
