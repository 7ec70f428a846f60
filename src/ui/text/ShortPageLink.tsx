/**
 * The link under the head of every page to its short page: `base.css` then shows, in large type, only what carries
 * `data-short`. Both ways are links, so that they work without scripts, and a relative can send one.
 */
export function ShortPageLink() {
  return (
    <p data-screen-only="">
      <a href="#short">Screen hard to look at? The short page</a>{" "}
      <a href="#main" data-whole="">
        Show the whole page
      </a>
    </p>
  );
}
