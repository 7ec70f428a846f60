// npm run launch-check: lists what stands in the way of going live, and ends with 1 while anything does.
import { checkedEntries, contentFiles } from "#content-check.ts";
import { contentRules } from "#content-rules.ts";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { launchReport } from "../server/launch/report.ts";
import { reportText } from "../server/launch/report-text.ts";

const files = contentFiles();
const collections = contentRules(files);
try {
  for (const collection of Object.values(collections)) checkedEntries(collection, files);
} catch (mistake) {
  console.error((mistake as Error).message);
  process.exit(1);
}
const findings = launchReport({ files, collections, day: dayInNewYork(new Date()) });
console.log(reportText(findings));
process.exitCode = findings.length > 0 ? 1 : 0;
