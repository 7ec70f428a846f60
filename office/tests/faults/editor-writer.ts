// Writes the files of two folders into content/ in turn until it is killed: see editor.test.ts. argv: the folder with
// content/, and the two folders with its states.
import { contentFiles } from "@practice/site/content/check.ts";
import { openStore } from "#editor/store.ts";

const [root = "", ...folders] = process.argv.slice(2);
const states = folders.map((folder) => contentFiles(folder));
const paths = new Set(states.flatMap((files) => [...files.keys()]));
const changing = [...paths].filter((path) => new Set(states.map((files) => files.get(path))).size > 1);
const changes = states.map((files) => new Map(changing.map((path) => [path, files.get(path)])));

const store = openStore(root);
console.log("ready");
for (;;) for (const change of changes) store.write(change);
