import { routes } from "#routes.ts";
import type { AllFacts } from "#schemas/facts.ts";
import { Columns } from "#ui/Columns.tsx";
import { RingList } from "#ui/RingList.tsx";
import { RuledList } from "#ui/RuledList.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Words } from "#ui/Words.tsx";

/** From the printed letter to a notice that can be proved, and what to do when the time is over. */
export function SendIt({ facts }: { facts: AllFacts }) {
  return (
    <Section id="send" look="sunk">
      <SectionHead section="send" title="Sign it, send it, keep the proof" />
      <Columns split="5-7">
        <RingList
          items={[
            "Fill in the lines that are still blank, as far as you know.",
            "Sign the letter.",
            "Make a copy with the date on it, and keep it.",
            "Send the letter by certified mail or fax, or to an email address that the insurer gave you. Keep the receipt. Note on your copy how you sent it.",
            <Words key="nf-2">When form NF-2 comes, fill it out the same day. Send it back in the same way.</Words>,
          ]}
        />
        <RuledList
          items={[
            {
              id: "insurer",
              title: "Which insurer?",
              text: (
                <>
                  Often it is the insurer of the car you were in, or of the vehicle that hit you.{" "}
                  <a href={routes.whoPays}>Find the insurer to ask</a> with a few questions. MVAIC, a fund set up by
                  state law, asks for a sworn form of its own: this letter does not take its place.
                </>
              ),
            },
            {
              id: "form",
              title: "Is a letter enough?",
              text: `As notice, yes. To be paid, you must also send the NF-2 and proof of your costs. The rule asks for written notice within ${facts.noticeLimit}. Any writing will do that says who was hurt and, as far as known, when, where and how. The NF-2, the application for No-Fault benefits, counts as well.`,
            },
            {
              id: "late",
              title: "What if the time is over?",
              text: "Send the letter anyway. Add “I could not give notice sooner because”, and then the true reason in your own words. The insurer must have a fair way to review it. Nobody can promise that it is accepted: ask an attorney.",
            },
            {
              id: "source",
              title: "Where is this written?",
              text: (
                <>
                  In the No-Fault regulation, 11 NYCRR <span data-keep="">65-1.1(d)</span> and{" "}
                  <span data-keep="">65-3.3</span>. <a href={routes.deadlines}>Work out your dates</a> with their
                  sources.
                </>
              ),
            },
          ]}
        />
      </Columns>
    </Section>
  );
}
