import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";

const kept = [
  {
    title: "Dark or light",
    text: "Your device knows which you like, and the page follows it by itself. Nobody is told.",
  },
  {
    title: "Letters and motion",
    text: "Larger letters, more contrast, less motion: your settings work here, and are not sent to us.",
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

/** What the page knows only inside the visitor's own browser. */
export function StaysWithYou() {
  return (
    <Section id="stays">
      <SectionHead
        section="stays"
        title="What stays with you"
        lead="Some things are known only to your own browser."
        arrange="split"
      />
      <DescriptionList items={kept.map(({ title, text }) => ({ id: title, title, text }))} columns={4} />
    </Section>
  );
}
