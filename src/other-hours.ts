import { contentFiles } from "#content-check.ts";

/** Whether an office or the practice line has other hours. Reads the files before they are validated. */
export function hasOtherHours(): boolean {
  return [...contentFiles()].some(
    ([path, text]) => /^(practice\.yaml|offices\/)/.test(path) && /^otherHours:/m.test(text),
  );
}
