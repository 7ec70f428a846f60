/**
 * npm run launch-check: lists what keeps the site from going live, and exits with 1 if anything does.
 * `--group law` lists the texts of a group; `--reviewed law --by 'First Last, Esq.'` records that all of them were read.
 */
import { parseArgs } from "node:util";
import { checkedEntries, contentFiles, projectRoot, type ContentFiles } from "@practice/site/content/check.ts";
import { contentRules } from "@practice/site/content/collections.ts";
import { dayInNewYork } from "@practice/site/practice/calendar-days.ts";
import { openStore, withChanges } from "#editor/store.ts";
import { isBlocking } from "./finding.ts";
import { launchReport } from "./report.ts";
import { groupText, reportText } from "./report-text.ts";
import { withReview } from "./reviews.ts";

const options = { group: { type: "string" }, reviewed: { type: "string" }, by: { type: "string" } } as const;
const day = dayInNewYork(new Date());
try {
  const { group, reviewed, by } = parseArgs({ options }).values;
  if ((reviewed === undefined) !== (by === undefined))
    throw new Error("Say what was read, and by whom: npm run launch-check -- --reviewed law --by 'First Last, Esq.'");
  const files = contentFiles();
  const report = checkedReport(files);
  const chosen = reviewed ?? group;
  const found = report.groups.find(({ id }) => id === chosen);
  if (chosen !== undefined && !found)
    throw new Error(`“${chosen}” is no group of texts. Write one of: ${report.groups.map(({ id }) => id).join(", ")}.`);
  if (found && by !== undefined) {
    const changes = new Map([["reviews.yaml", withReview(files.get("reviews.yaml") ?? "[]", found, { by, on: day })]]);
    const { groups } = checkedReport(withChanges(files, changes));
    const store = openStore(projectRoot());
    store.write(changes);
    store.close();
    console.log(`Recorded in content/reviews.yaml: ${groups.find(({ id }) => id === chosen)?.said}`);
  } else if (found) console.log(groupText(found));
  else {
    console.log(reportText(report));
    process.exitCode = report.findings.some(isBlocking) ? 1 : 0;
  }
} catch (mistake) {
  console.error((mistake as Error).message);
  process.exitCode = 1;
}

/** @throws {Error} at a mistake in `content/` */
function checkedReport(files: ContentFiles) {
  const collections = contentRules(files);
  for (const collection of Object.values(collections)) checkedEntries(collection, files);
  return launchReport({ files, collections, day });
}
