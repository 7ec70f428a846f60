type Props = { href: string; children: string };

/** A sentence whose part in [brackets] is a link. */
export function LinkedText({ href, children }: Props) {
  const [before, link, after] = children.split(/[[\]]/);
  return (
    <>
      {before}
      <a href={href}>{link}</a>
      {after}
    </>
  );
}
