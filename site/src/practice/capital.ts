/** A text as it begins a sentence or a title. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
