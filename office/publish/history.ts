import type { PastPublication, SiteChange } from "./api-types.ts";
import { publicationMark, type Commit, type Repository } from "./repository.ts";

/** How many publications are listed. */
const listed = 50;

/**
 * The publications of a project, the newest first, and the content before them; at most fifty.
 * @param online the commit whose content is on the site
 */
export async function publicationsOf(repository: Repository, online: string): Promise<PastPublication[]> {
  const commits = (await repository.publications()).slice(0, listed);
  const place = commits.findIndex(({ id }) => id === online);
  return commits.map((commit, index) => past(commit, index === Math.max(place, 0)));
}

/**
 * The message of a publication's commit: `by` are the people who wrote its drafts, `backTo` is the time of the
 * publication that it reverts to.
 */
export type Message = { subject: string; changes: readonly SiteChange[]; by?: readonly string[]; backTo?: string };

/** Prefix of a commit that reverts to an earlier publication. */
export const takeBack = "Take back to the publication of";

/** A short summary of the changes, for the commit subject. */
export function subjectOf([first, ...others]: readonly SiteChange[]): string {
  if (!first) return "Publish";
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return `Change ${first.where.slice(0, 60)}${more}`;
}

/** The message of a commit: its changes, one per line, as `past` parses them. */
export function textOfMessage({ subject, changes, by = [] }: Message): string {
  const lines = changes.map(({ where, before, after }) => `- ${where}: “${before}” becomes “${after}”`);
  const authors = by.map((name) => `Written-by: ${name}`);
  return [`[content] ${subject}`, "", ...lines, "", ...authors, publicationMark].join("\n");
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
