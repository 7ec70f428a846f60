type Props = { notes: readonly string[] };

/** The results of checks on new pages, a sentence each. */
export function Notes({ notes }: Props) {
  if (notes.length === 0) return null;
  return (
    <>
      <p>The check of the pages found:</p>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
