import { Accordion } from "./Accordion.tsx";
import { ArticleGrid, ArticlePart } from "./ArticleGrid.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Columns } from "./Columns.tsx";
import { Contents } from "#ui/links/Contents.tsx";
import { Spot } from "#ui/graphics/Spot.tsx";
import { EntryHead } from "./EntryHead.tsx";
import { NarrowFold } from "./NarrowFold.tsx";
import { NoticeCard } from "./NoticeCard.tsx";
import { PageHead } from "./PageHead.tsx";
import { EdgeTrace } from "#ui/graphics/EdgeTrace.tsx";
import { PrintRegion } from "./PrintRegion.tsx";
import { RingNumber } from "#ui/lists/RingNumber.tsx";
import { FoldedSection, Section } from "./Section.tsx";
import { SectionHead } from "./SectionHead.tsx";
import { Card } from "./Card.tsx";
import { Stack } from "./Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Wrap } from "./Wrap.tsx";

const splits = ["4-8", "5-7", "6-6", "7-5", "8-4"] as const;

/** The gallery's examples for this folder: by component, the name of each example and its element. */
export const examples = {
  Accordion: {
    "one open at a time": (
      <Accordion
        name="example"
        items={["One", "Two"].map((title) => ({ id: `example-${title}`, title, content: <p>Its text.</p> }))}
      />
    ),
  },
  ArticleGrid: {
    "one part": (
      <ArticleGrid
        short={<p>The short version.</p>}
        contents={<Contents title="In this article" links={[{ href: "#part", label: "A part" }]} />}
      >
        <p>The text before the first part.</p>
        <ArticlePart id="part" title="A part">
          <p>Its text.</p>
        </ArticlePart>
      </ArticleGrid>
    ),
  },
  Columns: Object.fromEntries(
    splits.map((split) => [
      split,
      <Columns split={split}>
        <Text>The exam comes first.</Text>
        <Text>We test where the exam gives a reason, and we report what we find.</Text>
      </Columns>,
    ]),
  ),
  EntryHead: {
    "under a drawing, with a fact": (
      <EntryHead title="A block" mark={<Spot name="neck" size="title" />} meta="At both offices" />
    ),
    "beside a number": <EntryHead title="Another block" mark={<RingNumber>{2}</RingNumber>} arrange="beside" />,
  },
  NarrowFold: {
    closed: (
      <NarrowFold label="See more" heading="More">
        <p>Its text.</p>
      </NarrowFold>
    ),
    open: (
      <NarrowFold label="Open at first" open>
        <p>Its text.</p>
      </NarrowFold>
    ),
  },
  NoticeCard: {
    good: <NoticeCard tone="good" title="Message Sent!" text="We answer soon." />,
    bad: <NoticeCard tone="bad" title="Missing Information" text="Please fill in all required fields." />,
  },
  PageHead: {
    "with a kicker": (
      <PageHead
        kicker="404"
        title="Page title"
        lead="The main message of the page, in one or two sentences."
        trace={<EdgeTrace trace="response" />}
      />
    ),
    "with what to do": (
      <PageHead
        title="Page title"
        lead="The main message of the page, in one or two sentences."
        trace={<EdgeTrace trace="study" />}
        actions={<Button href="/">A button</Button>}
      />
    ),
  },
  PrintRegion: {
    "not ready": (
      <PrintRegion ready={false}>
        <Text>A letter without text is printed with its page.</Text>
      </PrintRegion>
    ),
  },
  Section: Object.fromEntries(
    ([undefined, "sunk", "ruled", "band"] as const).map((variant) => [
      variant ?? "plain",
      <Section id={`example-${variant ?? "plain"}`} variant={variant}>
        <SectionHead section={`example-${variant ?? "plain"}`} title={`A section: ${variant ?? "plain"}`} />
      </Section>,
    ]),
  ),
  FoldedSection: {
    closed: (
      <FoldedSection id="example-folded" title="If a letter comes" lead="What it asks, and by when.">
        <Text>Write the date you got it on the letter.</Text>
      </FoldedSection>
    ),
  },
  SectionHead: {
    stacked: <SectionHead section="example-stacked" title="A heading" lead="Its lead, in one sentence." />,
    split: <SectionHead section="example-split" title="A heading" lead="Its lead, in one sentence." arrange="split" />,
    aside: <SectionHead section="example-aside" title="A heading" arrange="aside" />,
  },
  Card: {
    raised: (
      <Card id="example-card" title="Send a message">
        <p>Some text.</p>
      </Card>
    ),
    panel: (
      <Card id="example-panel" title="Need to be seen soon?" tone="panel">
        <p>Some text.</p>
      </Card>
    ),
  },
  Stack: {
    "heading and text": (
      <Stack>
        <h3>What to send</h3>
        <Text tone="soft">Call first, and then we agree on a secure way.</Text>
      </Stack>
    ),
  },
  Wrap: {
    "the width of the page": (
      <Wrap>
        <p>Inside the wrap.</p>
      </Wrap>
    ),
  },
};
