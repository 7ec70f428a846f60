/** A text as it begins a sentence or a title. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text as it goes on within a sentence. */
export const lowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
