import { Columns } from "#ui/layout/Columns.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

const checks = [
  {
    id: "keyboard",
    title: "Keyboard alone",
    text: "Every link, button and field is reached in reading order, clearly marked, and not covered. Nothing traps the keyboard.",
  },
  {
    id: "axe",
    title: "Faults for screen readers",
    text: "A tool named axe looks through every kind of page in Chromium, light and dark, with all answers open.",
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
    text: "Every page can be read. The message form and the tools need it; each says so, and gives its facts as text.",
  },
  {
    id: "browsers",
    title: "Three kinds of browser",
    text: "Chromium with each change, Firefox and WebKit now and then. Chrome and Edge are made from the first, Safari from the last.",
  },
];

/** What automatic tests look at, and how: nothing here is said that no test does. */
export function Checks() {
  return (
    <Section id="checks" variant="scale">
      <Columns split="4-8">
        <Stack>
          <h2 id="checks-title">What our tests look at</h2>
          <Text tone="soft">
            Programs run these tests with each change. Nobody from outside has tested the site yet.
          </Text>
        </Stack>
        <NumberedMargin items={checks} />
      </Columns>
    </Section>
  );
}
