import { checkedEntries, contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import { contentRules } from "@practice/site/content/collections.ts";
import type { Publication, PublicationState, SiteChange } from "./api-types.ts";
import { readSite } from "@practice/site/serve/app.ts";
import { Refused } from "#editor/guard.ts";
import { changesIn, publicationsOf, subjectOf, takeBack, type Message } from "./history.ts";
import { repositoryOf } from "./repository.ts";
import { changesTo, isMade, runPublication, type Project, type Publisher } from "./run.ts";
import { finishSwap, isWaiting } from "./swap.ts";
import { tasksInThreads } from "./thread.ts";
import { buildWith } from "./workspace.ts";

type Options = Omit<Project, "build" | "tasks"> & Partial<Pick<Project, "build" | "tasks">>;

/** The context of a request to the editor by an identified person. */
export type AskedBy = { Variables: { publisher: Publisher } };

/**
 * Publishes the saved content: builds the site separately, checks it, commits the content, and swaps the site
 * atomically. A failure before the commit changes nothing. After it, each step is attempted, and failures are reported;
 * `start` finishes an interrupted publication.
 */
export function createPublishing(options: Options) {
  const project: Project = { build: buildWith, tasks: tasksInThreads, ...options };
  const { root, site, pushTo, write, tasks, onSwap } = project;
  const repository = repositoryOf(root);
  let state: PublicationState = { step: "idle" };
  const changesSince = changesIn(repository, tasks);
  const isUnderWay = () => ["building", "checking", "swapping"].includes(state.step);

  const publication = async (): Promise<Publication> => {
    if (!(await repository.exists())) return { changes: [], state: { step: "failed", text: noRepository } };
    return { changes: await changesSince(await repository.head(), contentFiles(root)), state };
  };

  /** Finishes an interrupted publication; returns whether the site has changed. */
  const finishLast = () =>
    finishSwap(site, async (commit) => {
      if (!(await isMade(commit, repository, pushTo))) return false;
      await repository.refreshIndex().catch(() => undefined);
      const [last] = await publicationsOf(repository);
      if (last?.id === commit && last.isTakeBack) await takeFilesBack(commit);
      return true;
    });

  /** Writes what a commit changed, except files saved since. */
  async function takeFilesBack(commit: string): Promise<void> {
    const [before, after] = [await repository.contentAt(`${commit}^`), await repository.contentAt(commit)];
    const now = contentFiles(root);
    write(new Map([...changesTo(after, before)].filter(([path]) => now.get(path) === before.get(path))));
  }

  type Asked = { content: () => ContentFiles | Promise<ContentFiles>; message: (changes: SiteChange[]) => Message };

  async function begin({ content: read, message }: Asked, publisher: Publisher) {
    if (isUnderWay()) throw new Refused(409, "A publication is under way. Wait until it ends.");
    state = { step: "building" };
    try {
      if (!(await repository.exists())) throw new Refused(409, noRepository);
      const isFinished = isWaiting(site) && (await finishLast().catch(notFinished));
      if (isFinished) onSwap?.(await readSite(site));
      const [head, content] = [await repository.head(), await read()];
      const changes = await changesSince(head, content);
      // It was the requested publication.
      if (isFinished && changes.length === 0) return void (state = { step: "done", id: head, notes: [] });
      if (changes.length === 0) throw new Refused(409, "There is nothing new to publish.");
      for (const collection of Object.values(contentRules(content))) checkedEntries(collection, content);
      const job = { content, message: message(changes), publisher, head };
      return void runPublication(project, repository, job, (next) => (state = next));
    } catch (error) {
      state = { step: "idle" };
      throw error instanceof Refused ? error : new Refused(409, (error as Error).message);
    }
  }

  return {
    publication,

    /** Finishes what a killed process left; returns whether the site has changed. */
    // While the remote is unreachable, the old site stays and the new one waits.
    start: (): Promise<boolean> => finishLast().catch(() => false),

    /** Starts publishing the saved content; `publication` reports its progress. */
    async publish(publisher: Publisher): Promise<Publication> {
      const message = (changes: SiteChange[]) => ({ subject: subjectOf(changes), changes });
      await begin({ content: () => contentFiles(root), message }, publisher);
      return publication();
    },

    /** Starts reverting to the content of an earlier publication. Not possible with unpublished changes. */
    async takeBack(id: string, publisher: Publisher): Promise<Publication> {
      const to = (await publicationsOf(repository)).find((one) => one.id === id);
      if (!to) throw new Refused(409, "There is no such publication. Go back to the list.");
      if ((await publication()).changes.length > 0)
        throw new Refused(
          409,
          "Some changes are saved and not published yet. Publish them first, or change them back.",
        );
      const subject = `${takeBack} ${to.at.slice(0, 10)} by ${to.by}`;
      const message = (changes: SiteChange[]): Message => ({ subject, changes, backTo: to.at });
      await begin({ content: () => repository.contentAt(id), message }, publisher);
      return publication();
    },

    publications: async () => ({ publications: await publicationsOf(repository) }),
  };
}

export type Publishing = ReturnType<typeof createPublishing>;

const noRepository =
  "This folder is no git repository with a commit, so no publication could be taken back. Ask a developer to run “git init” and to commit.";

function notFinished({ message }: Error): never {
  throw new Refused(
    409,
    `The last publication is not finished. Try again later; if it stays so, show this to a developer: ${message}`,
  );
}
