// Opens the drafts of a project and publishes one, with a site that is built in no time, until it is killed: see
// publishing.test.ts. argv: the folder of the project, and the key of the draft; without a key it only opens them.
import { openDrafts } from "#publish/drafts.ts";
import { createPublishing } from "#publish/publishing.ts";
import { buildPage } from "#publish/build-page.ts";

const [root = "", ...keys] = process.argv.slice(2);
if (keys.length === 0) console.log("ready");
const drafts = await openDrafts(root);
if (keys.length > 0) {
  const publishing = createPublishing({ root, drafts, build: buildPage });
  console.log("ready");
  await publishing.publish({ name: "Anna", email: "" }, keys);
}
