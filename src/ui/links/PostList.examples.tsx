import { Byline } from "#ui/text/Byline.tsx";
import type { Example } from "#ui/Example.ts";
import { PostList } from "./PostList.tsx";
import { Tags } from "#ui/text/Tags.tsx";

const byline = <Byline category="Category" day={{ iso: "2026-09-08", words: "September 8, 2026" }} minutes={5} />;
const posts = ["one", "two", "three"].map((id) => ({
  id,
  href: `#${id}`,
  title: `An article with the number ${id}`,
  byline,
}));

/** Examples of `PostList` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "beside each other", element: <PostList posts={posts} /> },
  {
    name: "an index",
    element: (
      <PostList
        variant="index"
        posts={posts.map((post) => ({
          ...post,
          excerpt: "What the reader will know, in a sentence or two.",
          keywords: <Tags label="Keywords" words={["one", "two"]} />,
        }))}
      />
    ),
  },
];
