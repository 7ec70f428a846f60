import { RingList } from "#ui/RingList.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import styles from "./ExamLetter.module.css";

/** What to do with a letter in which the insurer asks for an exam. */
export function ExamLetter() {
  return (
    <Section id="exam-letter">
      <SectionHead
        section="exam-letter"
        title="If you get a letter asking you to an exam (IME)"
        lead="An independent medical examination (IME) is an exam that the insurer asks for. It is not care, and the letter does not come from us."
        arrange="split"
      />
      <div className={styles.steps}>
        <RingList
          items={[
            "Note the date, the time and the place.",
            "Plan to go: your policy asks it of you. Missed exams can end your benefits.",
            "If place or time is hard for you, call at once. Then confirm the change in writing.",
            "Bring a photo ID and the letter.",
            "Answer truthfully. The exam is short.",
            "Write down when it starts and ends. Keep receipts: lost pay and travel are repaid.",
            "Tell our office afterwards.",
          ]}
        />
      </div>
    </Section>
  );
}
