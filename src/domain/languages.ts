/** From which side a language is read, by its code, such as `ur`. */
export function directionOf(language: string): "ltr" | "rtl" {
  return new Intl.Locale(language).getTextInfo().direction ?? "ltr";
}
