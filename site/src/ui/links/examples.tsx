import { Button, Buttons } from "./Button.tsx";
import { Byline } from "#ui/text/Byline.tsx";
import { Contents } from "./Contents.tsx";
import { ExternalLink } from "./ExternalLink.tsx";
import { ArrowLink } from "./ArrowLink.tsx";
import { IndexList } from "./IndexList.tsx";
import { LanguageNames } from "./LanguageNames.tsx";
import { LinkColumns } from "./LinkColumns.tsx";
import { OtherLines } from "./OtherLines.tsx";
import { PostList } from "./PostList.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Tiles } from "./Tiles.tsx";

const two = (
  <>
    <Button tone="primary" href="#buttons">
      Schedule Evaluation
    </Button>
    <Button href="#buttons">Submit a Case</Button>
  </>
);
const entries = [
  { id: "main", title: "The first entry", hint: "Whom it is for" },
  { id: "gallery-Contents", title: "An entry with a longer title", hint: "What a patient notices" },
];
const links = ["The first part", "The second part, with a longer name", "The third part"].map((label, index) => ({
  href: `#${index}`,
  label,
}));
const byline = <Byline category="Category" day={{ iso: "2026-09-08", text: "September 8, 2026" }} minutes={5} />;
const posts = ["one", "two", "three"].map((id) => ({
  id,
  href: `#${id}`,
  title: `An article with the number ${id}`,
  byline,
}));

/** The gallery's examples for this folder: by component, the name of each example and its element. */
export const examples = {
  OtherLines: {
    "two offices": (
      <Text>
        <OtherLines
          lines={["Saturday", "Sunday"].map((day, index) => ({
            text: `On ${day} 9:00 AM–2:00 PM call this office`,
            office: "this office",
            href: `tel:+1212555010${index}`,
          }))}
        />
      </Text>
    ),
  },
  Button: {
    "primary link": (
      <Button tone="primary" href="#main">
        Schedule Evaluation
      </Button>
    ),
    "outline with icon": (
      <Button icon="phone" href="#main">
        Call Now
      </Button>
    ),
    "compact, leaving the site": (
      <Button size="compact" leads="external" href="#main">
        Get directions
      </Button>
    ),
    "submit button": <Button tone="primary">Send Message</Button>,
    "on a panel": (
      <Card id="example-buttons" title="A panel" tone="panel">
        <Buttons>
          <Button tone="primary" href="#main">
            Submit a Case
          </Button>
          <Button href="#main">Read more</Button>
        </Buttons>
      </Card>
    ),
  },
  Buttons: {
    "beside each other": <Buttons>{two}</Buttons>,
    "sharing the width": <Buttons variant="fill">{two}</Buttons>,
  },
  Contents: {
    "three parts": <Contents title="On this page" links={links} />,
  },
  ExternalLink: {
    "in text": (
      <p>
        See <ExternalLink href="https://www.example.com/">another site</ExternalLink> for more.
      </p>
    ),
  },
  ArrowLink: {
    "on this site": <ArrowLink href="#main">The service that examines it</ArrowLink>,
    "to another site": (
      <ArrowLink href="https://www.example.com/" external>
        More on our example site
      </ArrowLink>
    ),
  },
  IndexList: {
    plain: (
      <>
        <h3 id="example-index">On this page</h3>
        <IndexList labelledBy="example-index" entries={entries} />
      </>
    ),
    "numbered as a drawing": (
      <>
        <h3 id="example-numbered">In the drawing</h3>
        <IndexList labelledBy="example-numbered" entries={entries} numbered />
      </>
    ),
  },
  LanguageNames: {
    two: (
      <p>
        <LanguageNames
          links={[
            { href: "#es", lang: "es", label: "Español" },
            { href: "#ru", lang: "ru", label: "Русский" },
          ]}
        />
      </p>
    ),
  },
  LinkColumns: {
    "three links": <LinkColumns title="The main pages" links={links} />,
  },
  PostList: {
    "beside each other": <PostList posts={posts} />,
    "an index": (
      <PostList
        variant="index"
        posts={posts.map((post) => ({
          ...post,
          excerpt: "What the reader will know, in a sentence or two.",
          keywords: ["one", "two"],
        }))}
      />
    ),
  },
  Tiles: {
    "at the end of a section": (
      <Tiles
        label="Example strip"
        variant="titled"
        tiles={["Uno", "Dos", "Tres", "Cuatro"].map((title) => ({ title, href: "#main" }))}
      />
    ),
    "four audiences": (
      <Tiles
        label="Example tiles"
        tiles={["One", "Two", "Three", "Four"].map((title) => ({ title, text: "What they need.", href: "#main" }))}
      />
    ),
  },
};
