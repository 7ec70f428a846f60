import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import { Refused } from "#inbox/guard.ts";
import { problemsOf } from "#editor/problems.ts";
import { changesTo } from "#editor/store.ts";
import type { Publication, PublicationState, SiteChange } from "./api-types.ts";
import { entryChanges, withEntries } from "./entry-changes.ts";
import { publicationsOf, subjectOf, takeBack, type Message } from "./history.ts";
import { onlineContent } from "./online.ts";
import { repositoryOf } from "./repository.ts";
import { runPublication, type Project, type Publisher } from "./run.ts";
import { whyRefused } from "./selection.ts";
import { buildSite } from "./workspace.ts";

type Options = Omit<Project, "build"> & Partial<Pick<Project, "build">>;

/**
 * Publishes saved entries: builds the site in a worktree, checks it, commits `content/`, and puts the site online with
 * one rename. Whatever fails or is killed before that rename leaves the site as it was, and the entries saved.
 */
export function createPublishing(options: Options) {
  const project: Project = { build: buildSite, ...options };
  const { root, pushTo, write, note } = project;
  const repository = repositoryOf(root);
  const online = onlineContent({ root, pushTo, repository });
  let state: PublicationState = { step: "idle" };
  const isUnderWay = () => ["building", "checking", "goingOnline"].includes(state.step);

  async function publication(): Promise<Publication> {
    const text = await repository.whyClosed();
    return text ? { changes: [], state: { step: "failed", text } } : { changes: await online.changes(), state };
  }

  type Asked = {
    content: (before: ContentFiles) => Promise<ContentFiles>;
    message: (changes: SiteChange[]) => Message;
    whyNot?: (content: ContentFiles, before: ContentFiles) => Promise<string | undefined>;
  };

  async function begin(asked: Asked, publisher: Publisher): Promise<Publication> {
    if (isUnderWay()) throw new Refused(409, "A publication is under way. Wait until it ends.");
    state = { step: "building" };
    try {
      const closed = (await repository.whyClosed()) ?? ((await repository.isOnBranch()) ? undefined : detached);
      if (closed) throw new Refused(409, closed);
      const [head, before] = [await repository.head(), await online.content()];
      const content = await asked.content(before);
      const changes = entryChanges(before, content);
      if (changes.length === 0) throw new Refused(409, "There is nothing new to publish.");
      const refusal = await asked.whyNot?.(content, before);
      if (refusal) throw new Refused(409, refusal);
      const message = asked.message(changes.flatMap((one) => one.changes));
      void runPublication(project, repository, { content, before, message, publisher, head }, (next) => (state = next));
    } catch (error) {
      state = { step: "idle" };
      throw error instanceof Refused ? error : new Refused(409, (error as Error).message);
    }
    return publication();
  }

  const publications = async () => ({
    publications: (await repository.whyClosed()) ? [] : await publicationsOf(repository, await online.commit()),
  });

  return {
    publication,
    publications,

    /** Starts publishing these entries, or all that are saved; `publication` reports its progress. */
    publish(publisher: Publisher, keys?: readonly string[]): Promise<Publication> {
      const after = contentFiles(root);
      const chosen = (before: ContentFiles) => new Set(keys ?? entryChanges(before, after).map(({ key }) => key));
      return begin(
        {
          content: (before) => withEntries(before, after, chosen(before)),
          message: (changes) => ({ subject: subjectOf(changes), changes }),
          whyNot: (content, before) => whyRefused(content, { before, after, keys: chosen(before) }),
        },
        publisher,
      );
    },

    /** Starts going back to an earlier publication; what is saved and not published stays saved. */
    async takeBack(id: string, publisher: Publisher): Promise<Publication> {
      const to = (await publications()).publications.find((one) => one.id === id);
      if (!to) throw new Refused(409, "There is no such publication. Go back to the list.");
      const subject = `${takeBack} ${to.at.slice(0, 10)} by ${to.by}`;
      const message = (changes: SiteChange[]): Message => ({ subject, changes, backTo: to.at });
      return begin({ content: () => repository.contentAt(id), message }, publisher);
    },

    /** Brings an entry that was saved and not published back to what is on the site. */
    async discard(key: string, publisher: Publisher): Promise<Publication> {
      if (isUnderWay()) throw new Refused(409, "A publication is under way. Wait until it ends.");
      const [before, now] = [await online.content(), contentFiles(root)];
      const after = await withEntries(now, before, new Set([key]));
      const changes = changesTo(after, now);
      if (changes.size === 0) throw new Refused(409, "This change is not there any more. Load the page again.");
      const wrong = problemsOf(undefined, () => false, now, after);
      if (wrong) throw new Refused(409, `Another saved change needs this one. ${wrong.general.join(" ")}`);
      const disk = contentFiles(root);
      if ([...changes.keys()].some((path) => disk.get(path) !== now.get(path)))
        throw new Refused(409, "Somebody saved this just now. Look at it once more.");
      write(changes);
      const files = [...changes.keys()].map((path) => `content/${path}`).join(", ");
      await note?.(publisher, `discarded what was saved in ${files}`).catch(({ message }: Error) =>
        console.error(`Editor: a change was discarded, and the audit trail has no line about it: ${message}`),
      );
      return publication();
    },
  };
}

export type Publishing = ReturnType<typeof createPublishing>;

const detached =
  "The newest commit of this folder is on no branch (git calls this a detached HEAD), so a publication would be lost. Ask a developer to run “git switch main” there, or the name of the branch that belongs to the site.";
