import { join } from "node:path";
import type { ContentFiles } from "@practice/site/content/check.ts";
import { readSite, type Site } from "@practice/site/serve/app.ts";
import type { PublicationState } from "./api-types.ts";
import type { Drafts } from "./drafts.ts";
import { actionOf, textOfMessage, type Message } from "./history.ts";
import { addRelease, newestBuild, putOnline, removeOldReleases } from "./releases.ts";
import type { Repository } from "./repository.ts";
import type { SiteReport } from "./site-checks.ts";
import { closeWorkspace, openWorkspace, run, type buildSite } from "./workspace.ts";

/** What publishing works with. */
export type Project = {
  /** The folder of the project, a git repository. */
  root: string;
  /** Where publications are pushed, as `origin/main`, for a host that builds from there. */
  pushTo?: string | undefined;
  drafts: Drafts;
  /** Called with the site that has gone online. */
  onSwap?: ((site: Site) => void) | undefined;
  note?: Note | undefined;
  /** Builds the site of a worktree; returns the folder of the built site. */
  build: typeof buildSite;
};

/** Who publishes; `email` is empty when there is none, and `id` is that of a person signed in at the front desk. */
export type Publisher = { name: string; email: string; id?: number };

/** Records in the audit trail what a person did. */
export type Note = (publisher: Publisher, action: string) => Promise<void>;

/** What is published; `head` is the newest commit. */
type Job = { content: ContentFiles; message: Message; publisher: Publisher; head: string };

/** Builds, checks, commits and puts online, and reports progress; never throws. */
export async function runPublication(
  project: Project,
  repository: Repository,
  job: Job,
  tell: (state: PublicationState) => void,
): Promise<void> {
  const { root, pushTo, note, build } = project;
  const { content, message, publisher, head } = job;
  const folder = join(root, ".cache/next");
  try {
    await openWorkspace(content, root, folder);
    const built = await build(folder);
    tell({ step: "checking" });
    const { mistakes, warnings } = await checked(folder, built, newestBuild(root));
    if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
    tell({ step: "goingOnline" });
    const by = { by: publisher.name, email: publisher.email };
    const commit = await repository.commit(folder, { ...by, message: textOfMessage(message) });
    // Before it is published: nothing is published without a line in the audit trail.
    await note?.(publisher, actionOf(message, commit));
    await addRelease(root, built, commit);
    await repository.moveTo(commit, head);
    if (pushTo) await push(repository, pushTo, { commit, head });
    putOnline(root, commit);
    const failed = await finish(project, repository, head, commit);
    const back = message.backTo === undefined ? {} : { backTo: message.backTo };
    tell({ step: "done", at: await repository.timeOf(commit), notes: [...warnings, ...failed], ...back });
  } catch (error) {
    tell({ step: "failed", text: (error as Error).message });
  } finally {
    await closeWorkspace(root, folder).catch(() => undefined);
  }
}

async function checked(folder: string, built: string, online: string): Promise<SiteReport> {
  const program = join(import.meta.dirname, "site-checks.ts");
  const failed = "The pages could not be checked. Show this to a developer:";
  return JSON.parse(await run(folder, [program, built, online], failed)) as SiteReport;
}

/** Pushes a commit. What the host refuses is on no branch here, either; without an answer it is pushed with the next. */
async function push(repository: Repository, to: string, { commit, head }: { commit: string; head: string }) {
  try {
    await repository.push(commit, to);
  } catch (error) {
    const known = await repository.lastTipOf(to);
    const tip = known === commit ? known : await repository.tipOf(to).catch(() => undefined);
    // Its answer was lost.
    if (tip === commit) return;
    if (tip !== undefined) await repository.moveTo(head, commit);
    throw new Error(
      `It could not be sent to ${to}. Try again; if it stays so, show this to a developer: ${(error as Error).message}`,
    );
  }
}

/** The steps after the site is online; returns what failed, a sentence each. */
async function finish({ root, drafts, onSwap }: Project, repository: Repository, from: string, to: string) {
  const steps = {
    "The files of the project are not those of the site. Ask a developer to commit or discard what they changed in content/.":
      () => repository.checkOut(from, to),
    "The drafts are still compared with the old site.": () => drafts.follow(),
    "Visitors see the new pages when the server starts again.": async () => onSwap?.(await readSite(newestBuild(root))),
    "Old releases could not be removed.": () => removeOldReleases(root),
  };
  const failed: string[] = [];
  for (const [text, step] of Object.entries<() => Promise<unknown>>(steps))
    await step().catch(({ message: said }: Error) => failed.push(`${text} Show this to a developer: ${said}`));
  return failed;
}
