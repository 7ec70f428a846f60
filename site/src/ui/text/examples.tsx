import { ArticleProse } from "./ArticleProse.tsx";
import { Byline } from "./Byline.tsx";
import { Filled } from "./Filled.tsx";
import { LinkedText } from "./LinkedText.tsx";
import { Prose } from "./Prose.tsx";
import { ShortVersion } from "./ShortVersion.tsx";
import { Text } from "./Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { NoBreakText } from "./NoBreakText.tsx";

const day = { iso: "2026-09-08", text: "September 8, 2026" };

/** The gallery's examples for this folder: by component, the name of each example and its element. */
export const examples = {
  ArticleProse: {
    "a text with a list": (
      <ArticleProse html="<p>A paragraph.</p><h3>A heading</h3><ul><li>One</li><li>Two</li></ul>" />
    ),
    "danger signs": <ArticleProse urgent html="<ul><li>The first sign</li><li>The second sign</li></ul>" />,
  },
  Byline: {
    "with a category": <Byline category="Category" day={day} minutes={5} />,
    "without a day": <Byline category="Category" minutes={5} />,
    "with a link": <Byline category="Category" categoryHref="/" day={day} minutes={5} />,
    reviewed: <Byline category="Category" day={day} minutes={5} review="Reviewed by a person." />,
  },
  Filled: {
    "a sentence with a link": (
      <Text>
        <Filled text="Not sent yet? {link}." values={{ link: <a href="/">Write the letter</a> }} />
      </Text>
    ),
  },
  LinkedText: {
    "a sentence with a link": (
      <p>
        <LinkedText href="/">Not sure? [Go to the first page].</LinkedText>
      </p>
    ),
  },
  Prose: {
    "paragraph and list": <Prose html="<p>A paragraph.</p><ul><li>One</li><li>Two</li></ul>" />,
  },
  ShortVersion: {
    "three points": <ShortVersion points={["The first point.", "The second point.", "The third point."]} />,
  },
  Text: {
    "running text": <Text>Running text.</Text>,
    lead: <Text variant="lead">A lead.</Text>,
    "small and soft": (
      <Text variant="small" tone="soft">
        A hint.
      </Text>
    ),
  },
  VisuallyHidden: {
    "text for screen readers": (
      <p>
        Seen<VisuallyHidden> and heard</VisuallyHidden>
      </p>
    ),
  },
  NoBreakText: {
    "unbreakable text": (
      <p>
        <NoBreakText>
          No-Fault pays for EMG/NCS in 5–7 business days. On an e-bike, sign the NF-AOB (11 NYCRR 65-3.12(a)(1)).
        </NoBreakText>
      </p>
    ),
  },
};
