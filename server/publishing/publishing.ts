import { checkedEntries, contentFiles, type ContentFiles } from "#content-check.ts";
import { contentRules } from "#content-rules.ts";
import type { Publication, PublicationState, SiteChange } from "#domain/publishing.ts";
import { changesIn, publicationsOf, subjectOf, takeBack, type Message } from "./history.ts";
import { repositoryOf } from "./repository.ts";
import { changesTo, isMade, runPublication, type Project, type Publisher } from "./run.ts";
import { finishSwap, isWaiting } from "./swap.ts";
import { tasksInThreads } from "./thread.ts";
import { buildWith } from "./workspace.ts";

type Options = Omit<Project, "build" | "tasks"> & Partial<Pick<Project, "build" | "tasks">>;

/** What a request of the editor carries once it is known who asks. */
export type AskedBy = { Variables: { publisher: Publisher } };

/** A reason for which nothing was published, with what to do. */
export class NotPublished extends Error {}

/**
 * Puts the content that is saved on the site: builds it aside, checks it, commits it, and swaps the site whole. What fails
 * before the commit leaves everything as it was. After it, each step is tried, and told when it failed; what is cut off is
 * finished by `start`.
 */
export function createPublishing(options: Options) {
  const project: Project = { build: buildWith, tasks: tasksInThreads, ...options };
  const { root, site, pushTo, write, tasks } = project;
  const repository = repositoryOf(root);
  let state: PublicationState = { step: "idle" };
  const changesSince = changesIn(repository, tasks);
  const isUnderWay = () => ["building", "checking", "swapping"].includes(state.step);

  const publication = async (): Promise<Publication> => {
    if (!(await repository.exists())) return { changes: [], state: { step: "failed", text: noRepository } };
    return { changes: await changesSince(await repository.head(), contentFiles(root)), state };
  };

  async function begin(content: ContentFiles, message: (changes: SiteChange[]) => Message, publisher: Publisher) {
    if (isUnderWay()) throw new NotPublished("A publication is under way. Wait until it ends.");
    if (isWaiting(site)) throw new NotPublished(notFinished);
    state = { step: "building" };
    try {
      if (!(await repository.exists())) throw new NotPublished(noRepository);
      const head = await repository.head();
      const changes = await changesSince(head, content);
      if (changes.length === 0) throw new NotPublished("There is nothing new to publish.");
      for (const collection of Object.values(contentRules(content))) checkedEntries(collection, content);
      const job = { content, message: message(changes), publisher, head };
      return void runPublication(project, repository, job, (next) => (state = next));
    } catch (error) {
      state = { step: "idle" };
      throw error instanceof NotPublished ? error : new NotPublished((error as Error).message);
    }
  }

  return {
    publication,

    /** Finishes what a killed program left, and says whether the site is another one now. */
    async start(): Promise<boolean> {
      const isDone = async (commit: string) => {
        if (!(await isMade(commit, repository, pushTo))) return false;
        await repository.refreshIndex().catch(() => undefined);
        const [last] = await publicationsOf(repository);
        if (last?.id === commit && last.isTakeBack)
          write(changesTo(await repository.contentAt(commit), contentFiles(root)));
        return true;
      };
      // While the other repository cannot be asked, the old site stays and the new one waits.
      return finishSwap(site, isDone).catch(() => false);
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

const notFinished =
  "The last publication is not finished: that is done when the server starts again. Ask a developer to start it again.";
