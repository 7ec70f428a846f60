import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const [mozilla, webkit] = ["Mozilla/5.0", "AppleWebKit/537.36 (KHTML, like Gecko)"];

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    "Edge on Windows",
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, "Safari on Mac"],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} CriOS/150.0 Mobile Safari/604.1`,
    "Chrome on iPhone",
  ],
  [`${mozilla} (Linux; Android 16; K) ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [`${mozilla} (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0`, "Firefox on Linux"],
  [`<script>alert(1)</script>`, "A browser on another system"],
  [undefined, "A browser on another system"],
])("%s is %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
