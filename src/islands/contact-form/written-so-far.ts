/** All that stands in the fields of the page's form, a line each, to be copied when the form itself is lost. */
export function writtenSoFar(): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form :is(input, textarea)");
  return [...fields]
    .map(({ value }) => value.trim())
    .filter(Boolean)
    .join("\n");
}
