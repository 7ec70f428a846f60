// Publishes what is saved in a project, with a site that is built in no time, until it is killed: see publishing.test.ts.
// argv: the folder of the project.
import { openDrafts } from "#publish/drafts.ts";
import { createPublishing } from "#publish/publishing.ts";
import { buildPage } from "#publish/build-page.ts";

const [root = ""] = process.argv.slice(2);
const drafts = await openDrafts(root);
const publishing = createPublishing({ root, drafts, build: buildPage });
console.log("ready");
await publishing.publish({ name: "Anna", email: "" }, ["practice.yaml:contact"]);
