import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import { Refused } from "#inbox/guard.ts";
import { problemsOf } from "#editor/problems.ts";
import { changesTo } from "#editor/store.ts";
import type { EntryChange, Publication, PublicationState } from "./api-types.ts";
import { entryChanges, withEntries } from "./entry-changes.ts";
import { publicationsOf, subjectOf, takeBack, type Message } from "./history.ts";
import { onlineContent } from "./online.ts";
import { repositoryOf } from "./repository.ts";
import { runPublication, type Project, type Publisher } from "./run.ts";
import { whyRefused } from "./selection.ts";
import { buildSite } from "./workspace.ts";

type Options = Omit<Project, "build"> & Partial<Pick<Project, "build">>;

/**
 * Publishes drafts: builds the site in a worktree, checks it, commits `content/`, and puts the site online with one
 * rename. Whatever fails or is killed before that rename leaves the site as it was, and the drafts as they are.
 */
export function createPublishing(options: Options) {
  const project: Project = { build: buildSite, ...options };
  const { root, drafts, pushTo, note } = project;
  const repository = repositoryOf(root);
  const online = onlineContent({ root, drafts, pushTo, repository });
  let state: PublicationState = { step: "idle" };
  const isUnderWay = () => ["building", "checking", "goingOnline"].includes(state.step);

  async function publication(): Promise<Publication> {
    return { changes: await online.changes(), state };
  }

  type Asked = {
    /** What is published, from the content of the newest commit. */
    content: (newest: ContentFiles) => Promise<ContentFiles>;
    message: (changes: readonly EntryChange[]) => Message;
    whyNot?: (content: ContentFiles, newest: ContentFiles) => Promise<string | undefined>;
  };

  async function begin(asked: Asked, publisher: Publisher): Promise<Publication> {
    if (isUnderWay()) throw new Refused(409, "A publication is under way. Wait until it ends.");
    state = { step: "building" };
    try {
      const closed = (await repository.whyClosed()) ?? ((await repository.isOnBranch()) ? undefined : detached);
      if (closed) throw new Refused(409, closed);
      const head = await repository.head();
      const newest = await repository.contentAt(head);
      const content = await asked.content(newest);
      const changes = entryChanges(await online.content(), content);
      if (changes.length === 0) throw new Refused(409, "There is nothing new to publish.");
      const refusal = await asked.whyNot?.(content, newest);
      if (refusal) throw new Refused(409, refusal);
      const message = asked.message(changes);
      void runPublication(project, repository, { content, message, publisher, head }, (next) => (state = next));
    } catch (error) {
      state = { step: "idle" };
      throw error instanceof Refused ? error : new Refused(409, (error as Error).message);
    }
    return publication();
  }

  const publications = async () => ({
    publications: await publicationsOf(repository, await online.commit()),
  });

  return {
    publication,
    publications,
    /** The content that visitors see. */
    published: online.content,

    /** Starts publishing these drafts, or all; `publication` reports its progress. */
    publish(publisher: Publisher, keys?: readonly string[]): Promise<Publication> {
      const after = contentFiles(drafts.folder);
      const chosen = (newest: ContentFiles) => new Set(keys ?? entryChanges(newest, after).map(({ key }) => key));
      return begin(
        {
          content: (newest) => withEntries(newest, after, chosen(newest)),
          message: (changes) => ({ ...changesIn(changes), by: authorsOf(changes, drafts.authors()) }),
          whyNot: (content, newest) => whyRefused(content, { before: newest, after, keys: chosen(newest) }),
        },
        publisher,
      );
    },

    /** Starts going back to an earlier publication; drafts stay. */
    async takeBack(id: string, publisher: Publisher): Promise<Publication> {
      const to = (await publications()).publications.find((one) => one.id === id);
      if (!to) throw new Refused(409, "There is no such publication. Go back to the list.");
      const subject = `${takeBack} ${to.at.slice(0, 10)} by ${to.by}`;
      const message = (changes: readonly EntryChange[]) => ({ ...changesIn(changes), subject, backTo: to.at });
      return begin({ content: () => repository.contentAt(id), message }, publisher);
    },

    /** Brings an entry back to what is on the site. */
    async discard(key: string, publisher: Publisher): Promise<Publication> {
      if (isUnderWay()) throw new Refused(409, "A publication is under way. Wait until it ends.");
      const before = await online.content();
      const changes = await drafts.inTurn(async () => {
        const now = contentFiles(drafts.folder);
        const after = await withEntries(now, before, new Set([key]));
        const changes = changesTo(after, now);
        if (changes.size === 0) throw new Refused(409, "This change is not there any more. Load the page again.");
        const wrong = problemsOf(undefined, () => false, now, after);
        if (wrong) throw new Refused(409, `Another draft needs this one. ${wrong.general.join(" ")}`);
        drafts.write(changes);
        return changes;
      });
      const files = [...changes.keys()].map((path) => `content/${path}`).join(", ");
      await note?.(publisher, `discarded the draft of ${files}`).catch(({ message }: Error) =>
        console.error(`Editor: a draft was discarded, and the audit trail has no line about it: ${message}`),
      );
      return publication();
    },
  };
}

function changesIn(entries: readonly EntryChange[]): Pick<Message, "subject" | "changes"> {
  const changes = entries.flatMap((one) => one.changes);
  return { subject: subjectOf(changes), changes };
}

/** Sorted, without repetitions. */
function authorsOf(entries: readonly EntryChange[], authors: Readonly<Record<string, string[]>>): string[] {
  return [...new Set(entries.flatMap(({ key }) => authors[key] ?? []))].sort();
}

export type Publishing = ReturnType<typeof createPublishing>;

const detached =
  "The newest commit of this folder is on no branch (git calls this a detached HEAD), so a publication would be lost. Ask a developer to run “git switch main” there, or the name of the branch that belongs to the site.";
