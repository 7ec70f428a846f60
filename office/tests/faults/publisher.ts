// Publishes what is saved in a project, with a site that is built in no time, until it is killed: see publishing.test.ts.
// argv: the folder of the project.
import { openStore } from "#editor/store.ts";
import { createPublishing } from "#publish/publishing.ts";
import { buildPage } from "#publish/build-page.ts";

const [root = ""] = process.argv.slice(2);
const store = openStore(root);
const publishing = createPublishing({ root, build: buildPage, write: (changes) => store.write(changes) });
console.log("ready");
await publishing.publish({ name: "Anna", email: "" }, ["practice.yaml"]);
