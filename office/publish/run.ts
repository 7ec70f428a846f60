import { rm } from "node:fs/promises";
import { join } from "node:path";
import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import type { PublicationState } from "./api-types.ts";
import { readSite, type Site } from "@practice/site/serve/app.ts";
import { actionOf, textOfMessage, type Message } from "./history.ts";
import type { Repository } from "./repository.ts";
import { finishSwap, placeNext, swap } from "./swap.ts";
import type { Tasks } from "./thread.ts";
import type { buildWith } from "./workspace.ts";

/** What publishing works with. */
export type Project = {
  /** The folder of the project, a git repository. */
  root: string;
  /** The folder of the built site. */
  site: string;
  /** Where publications are pushed, as `origin/main`, for a host that builds from there. */
  pushTo?: string | undefined;
  /** Writes files of `content/`, all or none; an absent text removes the file. */
  write: (changes: ReadonlyMap<string, string | undefined>) => void;
  /** Called with the new site after the swap; an error is reported and reverts nothing. */
  onSwap?: (site: Site) => void;
  note?: Note | undefined;
  /** Builds the site in a folder with this content; returns the folder of the built site. */
  build: typeof buildWith;
  tasks: Tasks;
};

/** Who publishes; `email` is empty when there is none, and `id` is that of a person signed in at the front desk. */
export type Publisher = { name: string; email: string; id?: number };

/** Records in the audit trail what a person did. */
export type Note = (publisher: Publisher, action: string) => Promise<void>;

/** What is published: `head` is the commit that the differences are listed from. */
type Job = { content: ContentFiles; message: Message; publisher: Publisher; head: string };

/** Builds, checks, commits and swaps, and reports progress; never throws. */
export async function runPublication(
  project: Project,
  repository: Repository,
  job: Job,
  tell: (state: PublicationState) => void,
): Promise<void> {
  const { root, site, pushTo, note, build, tasks } = project;
  const { content, message, publisher, head } = job;
  const folder = join(root, ".cache/publishing");
  const finish = async (notes: readonly string[]) => tell(await putOnline(project, repository, job, { commit, notes }));
  let [commit, isPushed] = ["", false];
  try {
    const built = await build(content, root, folder);
    tell({ step: "checking" });
    const { mistakes, warnings } = await tasks.check({ built, online: site });
    if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
    tell({ step: "swapping" });
    const by = { by: publisher.name, email: publisher.email };
    commit = await repository.commit(folder, head, { ...by, message: textOfMessage(message) });
    // Before it is published: nothing is published without a line in the audit trail.
    await note?.(publisher, actionOf(message, commit));
    await placeNext(site, built, commit);
    if (pushTo) await repository.push(commit, pushTo);
    isPushed = pushTo !== undefined;
    await repository.moveTo(commit, head);
    await finish(warnings);
  } catch (error) {
    const text = (error as Error).message;
    // A push can succeed although its response is lost.
    const made = commit && (await isMade(commit, repository, pushTo).catch(() => undefined));
    if (made) return await finish([]);
    // Or succeed later: the new site waits, and the next publication or start checks again.
    const isOpen = commit && pushTo && !isPushed;
    if (!isOpen) await finishSwap(site, () => Promise.resolve(false)).catch(() => undefined);
    if (isPushed) tell({ step: "unfinished", text: `${advice.push} ${text}` });
    else if (isOpen && made === undefined) tell({ step: "unfinished", text: `${advice.answer} ${text}` });
    else tell({ step: "failed", text });
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The steps after the commit, which is final. */
async function putOnline(
  { root, site, write, onSwap }: Project,
  repository: Repository,
  { content, message: { backTo } }: Job,
  { commit, notes }: { commit: string; notes: readonly string[] },
): Promise<PublicationState> {
  const failed: string[] = [];
  await repository.refreshIndex().catch(({ message }: Error) => failed.push(`${advice.index} ${message}`));
  let explanation = advice.files;
  try {
    if (backTo) write(changesTo(content, contentFiles(root)));
    explanation = advice.pages;
    await swap(site);
    onSwap?.(await readSite(site));
  } catch (error) {
    failed.push(`${explanation} ${(error as Error).message}`);
  }
  if (failed.length > 0) return { step: "unfinished", text: failed.join("\n") };
  return { step: "done", id: commit, notes, ...(backTo && { backTo }) };
}

/** The explanation before the error message of a step that failed after the commit. */
const advice = {
  answer:
    "No answer came, so it is not known whether it is on the branch that the host builds. Publish it once more. What git said:",
  push: "It is on the branch that the host builds, and not the newest commit here. Show this to a developer:",
  index: "Ask a developer to run “git reset -- content” before the next commit. What git said:",
  files: "Files and pages are taken back when the server starts again. Show this to a developer:",
  pages: "Visitors see the new pages when the server starts again. Show this to a developer:",
};

/** The changes that restore `content/`: deleted files are restored, added ones deleted. */
export function changesTo(content: ContentFiles, now: ContentFiles): Map<string, string | undefined> {
  const paths = new Set([...content.keys(), ...now.keys()]);
  return new Map(
    [...paths].filter((path) => content.get(path) !== now.get(path)).map((path) => [path, content.get(path)]),
  );
}

/** Whether the commit of a waiting site is final: it is in the repository, or was pushed to where the site is built. */
export async function isMade(commit: string, repository: Repository, pushTo: string | undefined): Promise<boolean> {
  if (await repository.has(commit)) return true;
  if (!pushTo || (await repository.pushed(pushTo)) !== commit) return false;
  await repository.moveTo(commit, `${commit}^`);
  return true;
}
