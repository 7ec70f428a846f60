import { hoursPhrases } from "#practice/hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { documentsHref } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { BesidePoints } from "#parts/BesidePoints.tsx";
import { BesideSection } from "#parts/BesideSection.tsx";
import { DescriptionSection } from "#parts/DescriptionSection.tsx";
import { InShort } from "#parts/InShort.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Button } from "#ui/links/Button.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Text } from "#ui/text/Text.tsx";

/** The parts of the statement from `content/guidance/`. */
type Props = { practice: Practice; help: string; aims: readonly Point[]; limits: readonly Point[] };

/** What the automated tests check, and how; each entry corresponds to a test. */
const checks = (isPosted: boolean) => [
  {
    id: "keyboard",
    title: "Keyboard alone",
    text: "You can reach every link, button and field in reading order. Each one is clearly marked, nothing covers it, and nothing traps you.",
  },
  {
    id: "axe",
    title: "Problems for screen readers",
    text: "A tool called axe checks every kind of page, light and dark.",
  },
  {
    id: "zoom",
    title: "Large letters and zoom",
    text: "Letters twice as large, and a screen 320 pixels wide, which is like a zoom of 400%.",
  },
  {
    id: "spacing",
    title: "Wide spacing",
    text: "More room between letters, words, lines and paragraphs: no word is cut.",
  },
  {
    id: "colors",
    title: "Dark, light, forced colors",
    text: "Text can be read in each, and buttons and fields keep an edge.",
  },
  {
    id: "paper",
    title: "Paper",
    text: "Each page prints without its menus. Closed answers print too.",
  },
  {
    id: "no-script",
    title: "Without JavaScript",
    text: isPosted
      ? "Every page can be read, and messages can be sent. The tools need it; each says so, and gives its facts as text."
      : "Every page can be read. The message form and the tools need it; each says so, and gives its facts as text.",
  },
  {
    id: "browsers",
    title: "Three kinds of browser",
    text: "We test in Chromium with each change, and in Firefox and WebKit now and then.",
  },
];

/** Settings of browser and device that the pages support, and how to use them. */
const features = [
  "Set larger letters in your browser. The page makes room, and nothing is lost.",
  "Set your device to dark. The page turns dark, with no bright surface.",
  "Nothing plays, blinks or moves by itself.",
  "Articles and many longer pages begin with a short version.",
  "A form field that needs a change says so beside it, and keeps what you wrote.",
  "Print any page to read it away from a screen.",
  <>
    The list of <a href={documentsHref}>what to bring</a> prints on one sheet.
  </>,
  "The phone number is on every page.",
];

/** The accessibility statement: summary, aims, tests, help and limits. */
export function AccessibilityStatement({ practice, help, aims, limits }: Props) {
  return (
    <>
      <Summary practice={practice} help={help} />
      <DescriptionSection
        id="aims"
        title="What we aim for"
        lead="WCAG is short for Web Content Accessibility Guidelines."
        items={aims}
      />
      <BesideSection
        id="checks"
        split="4-8"
        title="What our tests look at"
        lead="Programs run these tests with each change. Nobody from outside has tested the site yet."
      >
        <NumberedMargin items={checks(practice.messageDelivery === "server")} />
      </BesideSection>
      <Section
        id="built-in"
        variant="sunk"
        title="How the pages help"
        lead="There’s nothing to install. If the screen is hard to look at, press “Easy view” at the top of a page."
        arrange="split"
      >
        <Points columns={2} items={features} />
      </Section>
      <BesidePoints id="limits" title="What is not perfect yet" points={limits} />
    </>
  );
}

/** The summary, beside whom to ask when something does not work. */
function Summary({ practice, help }: Pick<Props, "practice" | "help">) {
  const { email, phone, phoneHours } = practice;
  return (
    <InShort
      points={[
        "We aim for WCAG 2.2, level AA, and in some things for more.",
        "You can read every page with a keyboard, large letters, a dark screen, or on paper.",
        "Automatic tests look for faults with each change. We list the limits we know of below.",
      ]}
    >
      <Card id="help" title="Something doesn’t work?" tone="panel">
        <Text>{help}</Text>
        <p>
          <Button tone="primary" icon="phone" href={telHref(phone)}>
            Call {readablePhone(phone)}
          </Button>
        </p>
        <Text variant="small" tone="soft">
          {hoursPhrases(phoneHours).join(", ")}. Or write to <a href={`mailto:${email}`}>{email}</a>.
        </Text>
      </Card>
    </InShort>
  );
}
