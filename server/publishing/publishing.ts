import { rm } from "node:fs/promises";
import { join } from "node:path";
import { checkedEntries, contentFiles, type ContentFiles } from "#content-check.ts";
import { contentRules } from "#content-rules.ts";
import type { Publication, PublicationState, SiteChange } from "#domain/publishing.ts";
import { readSite, type Site } from "../app.ts";
import { changesIn, publicationsOf, subjectOf, takeBack, textOfMessage, type Message } from "./history.ts";
import { repositoryOf, type Repository } from "./repository.ts";
import { finishSwap, placeNext, swap } from "./swap.ts";
import { tasksInThreads, type Tasks } from "./thread.ts";
import { buildWith } from "./workspace.ts";

type Options = {
  /** The folder of the project, a git repository. */
  root: string;
  /** The folder of the built site. */
  site: string;
  /** Where publications are pushed, as `origin/main`, for a host that builds from there. */
  pushTo?: string | undefined;
  /** Writes files of `content/`, all or none; an absent text removes the file. */
  write: (changes: ReadonlyMap<string, string | undefined>) => void;
  /** Called with the new site once it is in its place; what it throws is reported and takes nothing back. */
  onSwap?: (site: Site) => void;
  /** Builds a site in a folder, in whose `content/` this content is then, and gives the folder of the built site. */
  build?: typeof buildWith;
  tasks?: Tasks;
};

/** Who publishes; `email` is empty when there is none. */
export type Publisher = { name: string; email: string };

/** A reason for which nothing was published, with what to do. */
export class NotPublished extends Error {}

/**
 * Puts the content that is saved on the site: builds it aside, checks it, commits it, and swaps the site whole. What fails
 * before the commit leaves everything as it was; what is cut off after it is finished by `start`.
 */
export function createPublishing({
  root,
  site,
  write,
  pushTo,
  onSwap,
  build = buildWith,
  tasks = tasksInThreads,
}: Options) {
  const repository = repositoryOf(root);
  const folder = join(root, ".cache/editor/publishing");
  let state: PublicationState = { step: "idle" };
  const changesSince = changesIn(repository, tasks);
  const isUnderWay = () => ["building", "checking", "swapping"].includes(state.step);

  const publication = async (): Promise<Publication> => {
    if (!(await repository.exists())) return { changes: [], state: { step: "failed", text: noRepository } };
    return { changes: await changesSince(await repository.head(), contentFiles(root)), state };
  };

  /** Builds, checks, commits and swaps; `head` is the commit that the differences are told from. */
  async function run(content: ContentFiles, message: Message, publisher: Publisher, head: string): Promise<void> {
    try {
      const built = await build(content, root, folder);
      state = { step: "checking" };
      const { mistakes, delivers } = await tasks.check({ built, online: site });
      if (mistakes.length > 0) throw new NotPublished(mistakes.join("\n"));
      if (onSwap && delivers.before !== delivers.after) throw new NotPublished(needsRestart);
      state = { step: "swapping" };
      const by = { by: publisher.name, email: publisher.email };
      const commit = await repository.commit(folder, head, { ...by, message: textOfMessage(message) });
      await placeNext(site, built, commit);
      if (pushTo) await repository.push(commit, pushTo);
      await repository.moveTo(commit, head);
      if (message.isTakeBack) write(changesTo(content, contentFiles(root)));
      await swap(site);
      onSwap?.(await readSite(site));
      state = { step: "done", id: commit };
    } catch (error) {
      // What was committed stays; what was not leaves nothing.
      await finishSwap(site, repository.has).catch(() => undefined);
      state = { step: "failed", text: (error as Error).message };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function begin(content: ContentFiles, message: (changes: SiteChange[]) => Message, publisher: Publisher) {
    if (isUnderWay()) throw new NotPublished("A publication is under way. Wait until it ends.");
    state = { step: "building" };
    try {
      if (!(await repository.exists())) throw new NotPublished(noRepository);
      const head = await repository.head();
      const changes = await changesSince(head, content);
      if (changes.length === 0) throw new NotPublished("There is nothing new to publish.");
      for (const collection of Object.values(contentRules(content))) checkedEntries(collection, content);
      return void run(content, message(changes), publisher, head);
    } catch (error) {
      state = { step: "idle" };
      throw error instanceof NotPublished ? error : new NotPublished((error as Error).message);
    }
  }

  return {
    publication,

    /** Finishes what a killed program left; call it before the site is read. */
    async start(): Promise<void> {
      // While the other repository cannot be asked, the old site stays and the new one waits.
      const finished = await finishSwap(site, (commit) => isMade(commit, repository, pushTo)).catch(() => undefined);
      const [commit] = finished ? await publicationsOf(repository) : [];
      if (commit?.id === finished && commit?.isTakeBack)
        write(changesTo(await repository.contentAt("HEAD"), contentFiles(root)));
    },

    /** Starts a publication of what is saved; `publication` tells how far it is. */
    async publish(publisher: Publisher): Promise<Publication> {
      await begin(contentFiles(root), (changes) => ({ subject: subjectOf(changes), changes }), publisher);
      return publication();
    },

    /** Starts going back to the content of an earlier publication. What is saved and not published keeps it from that. */
    async takeBack(id: string, publisher: Publisher): Promise<Publication> {
      const to = (await publicationsOf(repository)).find((one) => one.id === id);
      if (!to) throw new NotPublished("There is no such publication. Go back to the list.");
      if ((await publication()).changes.length > 0)
        throw new NotPublished(
          "Some changes are saved and not published yet. Publish them first, or change them back.",
        );
      const content = await repository.contentAt(id);
      const subject = `${takeBack} ${to.at.slice(0, 10)} by ${to.by}`;
      await begin(content, (changes) => ({ subject, changes, isTakeBack: true }), publisher);
      return publication();
    },

    publications: async () => ({ publications: await publicationsOf(repository) }),
  };
}

export type Publishing = ReturnType<typeof createPublishing>;

const noRepository =
  "This folder is no git repository with a commit, so no publication could be taken back. Ask a developer to run “git init” and to commit.";

const needsRestart =
  "Whether messages are delivered has changed, and the server must be started anew for that. Ask a developer.";

/** What must be written so that `content/` is as it was: what has gone since comes back, what has come goes. */
function changesTo(content: ContentFiles, now: ContentFiles): Map<string, string | undefined> {
  const paths = new Set([...content.keys(), ...now.keys()]);
  return new Map(
    [...paths].filter((path) => content.get(path) !== now.get(path)).map((path) => [path, content.get(path)]),
  );
}

/** Whether the commit of a waiting site counts: it is part of the repository, or was pushed to where it is built. */
async function isMade(commit: string, repository: Repository, pushTo: string | undefined): Promise<boolean> {
  if (await repository.has(commit)) return true;
  if (!pushTo || (await repository.pushed(pushTo)) !== commit) return false;
  await repository.moveTo(commit, await repository.head());
  return true;
}
