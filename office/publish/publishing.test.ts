import { existsSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import type { Site } from "@practice/site/serve/app.ts";
import { newestBuild } from "./releases.ts";
import { buildPage } from "./build-page.ts";
import { ended, publishedProject } from "./testing.ts";

const anna = { name: "Anna, front desk", email: "" };
const ben = { name: "Ben", email: "", id: 8 };
let project: Awaited<ReturnType<typeof publishedProject>>;
beforeEach(async () => {
  project = await publishedProject();
});
afterEach(() => project[Symbol.asyncDispose]());

const emg = "faqs/will-i-need-an-emg.md";
/** The form that shows the email address. */
const email = "practice.yaml:contact";
/** Saves other meanings of the first terms of the glossary. */
const saveTerms = (most = 2, meaning = "New meaning") => {
  let count = 0;
  project.save("glossary.yaml", (text) =>
    text.replace(/^( +meaning: )(?:.*)(?:\n {4,}.*)*/gm, (old, key: string) =>
      count < most ? `${key}${meaning} ${++count}.` : old,
    ),
  );
};

test("what is ticked goes online as a commit of content/ by the person who published, and the rest stays a draft", async () => {
  const served: Site[] = [];
  const program = project.publishing({ onSwap: (site) => void served.push(site) });
  const old = project.email();
  project.saveEmail("desk@example.com");
  saveTerms();
  project.git("rm", "-q", "--cached", "notes.txt");
  const { changes } = await program.publication();
  const [one, other, practice] = changes;
  const changed = { where: "Phone, fax and email: Email address", before: old, after: "desk@example.com" };
  expect(practice).toEqual({ key: email, title: "Phone, fax and email", changes: [changed], by: ["Anna"] });

  await program.publish(anna, [practice?.key ?? "", other?.key ?? ""]);
  expect(await ended(program)).toMatchObject({ step: "done", notes: [] });
  const commit = project.git("rev-parse", "HEAD");
  expect(readlinkSync(join(project.root, "releases/current"))).toBe(commit);
  expect(project.page()).toContain("desk@example.com");
  expect(String(Buffer.from(served[0]?.get("/index.html")?.bytes ?? []))).toBe(project.page());
  // A page that was open before requests its old script.
  expect(existsSync(join(newestBuild(project.root), "_astro", `${old}.js`))).toBe(true);
  expect(project.git("log", "-1", "--format=%an <%ae>")).toBe("Anna, front desk <>");
  expect(project.git("log", "-1", "--format=%B"), "who wrote the drafts").toContain("\nWritten-by: Anna\n");
  expect(project.git("show", "--name-only", "--format=", "HEAD")).toBe("content/glossary.yaml\ncontent/practice.yaml");
  const published = project.git("show", "HEAD:content/glossary.yaml");
  expect(["1", "2"].map((count) => published.includes(`New meaning ${count}.`))).toEqual([false, true]);
  expect(project.git("diff", "--cached", "--name-only"), "what a developer has staged").toBe("notes.txt");
  expect((await program.publication()).changes).toEqual([one]);

  const saved = contentFiles(project.folder);
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "done" });
  expect([contentFiles(project.folder), contentFiles(project.root)]).toEqual([saved, saved]);
  expect(project.git("diff", "HEAD", "--name-only", "--", "content")).toBe("");
  expect((await program.publications()).publications).toMatchObject([
    { by: "Anna, front desk", online: true },
    { by: "Anna, front desk", online: false },
    { by: "Owner", changes: [], online: false },
  ]);
});

test("what a developer committed goes online with the next publication, and is never reverted by it", async () => {
  const program = project.publishing();
  project.saveEmail("desk@example.com");
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "done" });
  const file = join(project.root, "content", emg);
  writeFileSync(file, readFileSync(file, "utf8").replace(/^question: .*$/m, "question: By a developer?"));
  project.commit("--all");
  project.close();
  await project.open();
  const next = project.publishing();
  project.saveEmail("front@example.com");
  const { changes } = await next.publication();
  expect(changes).toMatchObject([{ key: emg, isCommitted: true }, { key: email }]);
  await next.publish(anna, [email]);
  expect(await ended(next)).toMatchObject({ step: "done" });
  expect(project.git("show", `HEAD:content/${emg}`)).toContain("question: By a developer?");
  expect(project.read(emg)).toContain("question: By a developer?");
  expect((await next.publication()).changes).toEqual([]);
});

test("a ticked change that needs another one is refused, and both are named", async () => {
  const program = project.publishing();
  const question = (path: string) => /^question: .*$/m.exec(project.read(path))?.[0] ?? "";
  const other = "faqs/are-passengers-covered.md";
  const [mine, theirs] = [question(emg), question(other)];
  project.save(emg, (text) => text.replace(mine, theirs));
  project.save(other, (text) => text.replace(theirs, mine));
  project.saveEmail("desk@example.com");
  const titles = [emg, other].map((path) => /^question: "?(.*?)"?$/m.exec(project.read(path))?.[1]);
  await expect(program.publish(anna, [emg, email])).rejects.toThrow(
    `“Questions and answers: ${titles[0]}” needs “Questions and answers: ${titles[1]}”, which is not ticked`,
  );
  expect((await program.publication()).state).toEqual({ step: "idle" });
});

test("a discarded change is as it is on the site again, and what was saved beside it stays", async () => {
  const lines: string[] = [];
  const note = ({ name }: { name: string }, action: string) => Promise.resolve(void lines.push(`${name} ${action}`));
  const program = project.publishing({ note });
  const before = contentFiles(project.folder);
  saveTerms();
  const copy = project
    .read(emg)
    .replace(/^question:.*$/m, "question: New?")
    .replace(/^order:.*$/m, "order: 99");
  project.add("faqs/new.md", copy);
  const [question, one, other] = (await program.publication()).changes;
  expect((await program.discard(one?.key ?? "", anna)).changes).toEqual([question, other]);
  const glossary = project.read("glossary.yaml");
  expect(["1", "2"].map((count) => glossary.includes(`New meaning ${count}.`))).toEqual([false, true]);
  await program.discard("faqs/new.md", anna);
  expect((await program.discard(other?.key ?? "", anna)).changes).toEqual([]);
  expect(contentFiles(project.folder)).toEqual(before);
  await expect(program.discard(other?.key ?? "", anna)).rejects.toThrow("not there any more");
  expect(lines[1]).toBe("Anna, front desk discarded the draft of content/faqs/new.md");
});

test("taking back restores an earlier publication as a new one, with its pictures, and keeps what is saved", async () => {
  const program = project.publishing();
  const old = project.email();
  const picture = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
  project.add("pictures/a.jpg", picture.toString("base64"));
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "done" });
  const [withPicture] = (await program.publications()).publications;
  project.saveEmail("desk@example.com");
  project.add("pictures/a.jpg", "");
  saveTerms(3, "Published");
  await program.publish(anna);
  expect(await ended(program)).toMatchObject({ step: "done" });

  saveTerms();
  const { changes } = await program.publication();
  await program.takeBack(withPicture?.id ?? "", ben);
  expect(await ended(program)).toMatchObject({ step: "done", backTo: withPicture?.at, notes: [] });
  expect(project.page()).toContain(old);
  expect([project.email(), project.read("glossary.yaml").includes("Published 3.")]).toEqual([old, false]);
  for (const folder of [project.root, project.folder])
    expect(readFileSync(join(folder, "content/pictures/a.jpg")).equals(picture)).toBe(true);
  const keys = (all: typeof changes) => all.map(({ key }) => key);
  expect(keys((await program.publication()).changes)).toEqual(keys(changes));
  expect(project.read("glossary.yaml")).toMatch(/New meaning 1\.[^]*New meaning 2\./);
  expect((await program.publications()).publications[0]).toMatchObject({ by: "Ben", isTakeBack: true, online: true });
});

test("publishing and taking back are recorded with the person before they are done, or else not done", async () => {
  const lines: string[] = [];
  const head = () => project.git("rev-parse", "--short=12", "HEAD");
  const note = ({ name, id }: { name: string; id?: number }, action: string) =>
    Promise.resolve(void lines.push(`${name} (${id}), at ${head()}: ${action}`));
  const program = project.publishing({ note });
  const before = head();
  project.saveEmail("desk@example.com");
  await program.publish({ ...anna, id: 7 });
  await ended(program);
  const published = head();
  const first = (await program.publications()).publications.at(-1);
  await program.takeBack(first?.id ?? "", ben);
  await ended(program);
  expect(lines).toEqual([
    `Anna, front desk (7), at ${before}: publishes the site, as commit ${published}`,
    `Ben (8), at ${published}: takes the site back to the publication of ${first?.at.slice(0, 10)} by Owner, as commit ${head()}`,
  ]);
});

const refused = () => Promise.reject(new Error("The disk is full."));
const inBetween = (folder: string) => {
  project.commit();
  return buildPage(folder);
};
test.each([
  { because: "the build stops", to: "broken@example.com", text: "The build stopped." },
  { because: "a link is broken", to: "lost@example.com", text: "/: the link “Nowhere” goes to /nowhere" },
  { because: "the audit trail cannot be written", options: { note: refused }, text: "The disk is full." },
  { because: "somebody commits meanwhile", options: { build: inBetween }, text: "cannot lock ref" },
])(
  "when $because, the site and what is saved stay as they were",
  async ({ to = "desk@example.com", options, text }) => {
    const program = project.publishing(options);
    const online = project.page();
    project.saveEmail(to);
    await program.publish(anna);
    expect(await ended(program)).toEqual({ step: "failed", text: expect.stringContaining(text) as string });
    expect([project.page(), project.email()]).toEqual([online, to]);
    expect(project.git("log", "--grep=Published-with")).toBe("");
    // And it can be corrected.
    project.saveEmail("other@example.com");
    const next = project.publishing();
    await next.publish(anna);
    expect(await ended(next)).toMatchObject({ step: "done" });
  },
);

test("one publication runs at a time, and none without anything new, or with what the build refuses", async () => {
  const program = project.publishing();
  await expect(program.publish(anna)).rejects.toThrow("There is nothing new to publish.");
  await expect(program.takeBack("0".repeat(40), anna)).rejects.toThrow("There is no such publication.");
  project.saveEmail("no address");
  await expect(program.publish(anna)).rejects.toThrow("Write a whole e-mail address");
  project.saveEmail("desk@example.com");
  const both = await Promise.allSettled([program.publish(anna), program.publish(anna)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(program.discard(email, anna)).rejects.toThrow("A publication is under way.");
  expect(await ended(program)).toMatchObject({ step: "done" });
});

test("what fails after the site is online is reported, and the publication counts", async () => {
  const onSwap = () => {
    throw new Error("It does not fit.");
  };
  const program = project.publishing({ onSwap });
  writeFileSync(join(project.root, ".git/index.lock"), "");
  project.saveEmail("desk@example.com");
  await program.publish(anna);
  const notes = [/commit or discard.*index\.lock/s, /when the server starts again\..*does not fit/];
  expect(await ended(program)).toMatchObject({
    step: "done",
    notes: notes.map((note) => expect.stringMatching(note) as string),
  });
  expect(project.page()).toContain("desk@example.com");
});

test("a commit on no branch, and a repository that git does not open, are said before anything is built", async () => {
  const program = project.publishing({ build: () => Promise.reject(new Error("It was built.")) });
  project.saveEmail("desk@example.com");
  project.git("switch", "-q", "--detach");
  await expect(program.publish(anna)).rejects.toThrow("Ask a developer to run “git switch main”");
  project.git("switch", "-q", "main");
  writeFileSync(join(project.root, ".git/config"), "[broken");
  await expect(program.publish(anna)).rejects.toThrow("bad config line 2");
});
