import type { ContentFiles } from "@practice/site/content/check.ts";
import type { PastPublication, SiteChange } from "./api-types.ts";
import { publicationMark, type Commit, type Repository } from "./repository.ts";
import type { Tasks } from "./thread.ts";

/** How many publications are listed. */
const listed = 50;

/** Lists the changes since a commit; cached while nothing changes. */
export function changesIn(repository: Repository, tasks: Tasks) {
  let known: { key: string; changes: SiteChange[] } = { key: "", changes: [] };
  return async (commit: string, content: ContentFiles): Promise<SiteChange[]> => {
    const key = JSON.stringify([commit, ...content]);
    if (key !== known.key) {
      const before = await repository.contentAt(commit);
      known = { key, changes: await tasks.differences({ before, after: content }) };
    }
    return known.changes;
  };
}

/** The publications of a project, the newest first, and the content before them; at most fifty. */
export async function publicationsOf(repository: Repository): Promise<PastPublication[]> {
  if (!(await repository.exists())) return [];
  const commits = (await repository.publications()).slice(0, listed);
  return commits.map((commit, index) => past(commit, index === 0));
}

/** The message of a publication's commit; `backTo` is the time of the publication that it reverts to. */
export type Message = { subject: string; changes: readonly SiteChange[]; backTo?: string };

/** Prefix of a commit that reverts to an earlier publication. */
export const takeBack = "Take back to the publication of";

/** A short summary of the changes, for the commit subject. */
export function subjectOf([first, ...others]: readonly SiteChange[]): string {
  if (!first) return "Publish";
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return `Change ${first.where.slice(0, 60)}${more}`;
}

/** The message of a commit: its changes, one per line, as `past` parses them. */
export function textOfMessage({ subject, changes }: Message): string {
  const lines = changes.map(({ where, before, after }) => `- ${where}: “${before}” becomes “${after}”`);
  return [`[content] ${subject}`, "", ...lines, "", publicationMark].join("\n");
}

/** The audit trail's text for a publication. */
export function actionOf({ subject, backTo }: Message, commit: string): string {
  const what = backTo ? subject.replace(takeBack, "takes the site back to the publication of") : "publishes the site";
  return `${what}, as commit ${commit.slice(0, 12)}`;
}

function past({ id, at, by, message }: Commit, online: boolean): PastPublication {
  const changes = [...message.matchAll(/^- (.*?): “(.*)” becomes “(.*)”$/gm)].map(
    ([, where = "", before = "", after = ""]) => ({ where, before, after }),
  );
  return { id, at, by, changes, online, isTakeBack: message.startsWith(`[content] ${takeBack}`) };
}
