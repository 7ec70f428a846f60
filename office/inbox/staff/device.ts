/** The first that is in the User-Agent counts: Edge and Opera name Chrome, too, and Chrome names Safari. */
const browsers = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;
const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

/** Browser and system in words, as “Chrome on Windows”, from the User-Agent; to tell one's devices apart, no proof. */
export function deviceOf(userAgent = ""): string {
  const named = (list: typeof browsers | typeof systems) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return `${named(browsers) ?? "A browser"} on ${named(systems) ?? "another system"}`;
}
