const longest = 60;

/** The title of a page in tabs and search results: with the practice's name as long as search engines show it whole. */
export function pageTitle(subject: string, { name }: { name: string }): string {
  const whole = `${subject} | ${name}`;
  return whole.length <= longest ? whole : subject;
}
