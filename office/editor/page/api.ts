import type {
  AddRequest,
  CloseRequest,
  Closure,
  ClosuresAnswer,
  CollectionsAnswer,
  ConflictAnswer,
  EntryView,
  FindAnswer,
  MistakesAnswer,
  OrderRequest,
  PictureAnswer,
  RemoveRequest,
  SavedAnswer,
  SaveRequest,
  StandingAnswer,
  UsedByAnswer,
} from "#editor/api-types.ts";
import type {
  LaunchAnswer,
  PreviewAnswer,
  PreviewRequest,
  Publication,
  PublicationsAnswer,
  ReviewRequest,
  TextAnswer,
} from "#publish/api-types.ts";

/** Request timeout in milliseconds: the server checks all of the content before it saves. */
const timeoutMs = 30_000;
/** The same for a picture on a slow line. */
const uploadMs = 60_000;

/** The same for a page: the first one starts the program that makes them. */
const pageMs = 120_000;

/** The values were rejected: the mistakes, each with its field. */
export class Mistaken extends Error {
  readonly answer: MistakesAnswer;

  constructor(answer: MistakesAnswer) {
    super("There are mistakes in what you wrote. Save it: then each is shown at its field.");
    this.answer = answer;
  }
}

/** Someone else changed the entry meanwhile. */
export class Conflicting extends Error {
  readonly answer: ConflictAnswer;

  constructor(answer: ConflictAnswer) {
    super("Someone else changed this while you were writing.");
    this.answer = answer;
  }
}

/** Not removed yet: these refer to it. */
export class InUse extends Error {
  readonly usedBy: readonly string[];

  constructor({ usedBy }: UsedByAnswer) {
    super("Confirm that it is to be removed.");
    this.usedBy = usedBy;
  }
}

/** Not closed yet: these have those days. */
export class Standing extends Error {
  readonly closures: readonly Closure[];

  constructor({ standing }: StandingAnswer) {
    super("Confirm that these are to be replaced.");
    this.closures = standing;
  }
}

/** No response: offline, or the server has stopped. */
const unreachable = "The editor’s program does not answer. What you wrote is still here. Try again in a moment.";

async function ask(path: string, method = "GET", body?: unknown, patience = timeoutMs): Promise<unknown> {
  const isFile = body instanceof Blob;
  const answer = await fetch(`api/${path}`, {
    method,
    cache: "no-store",
    signal: AbortSignal.timeout(patience),
    ...(isFile && { body }),
    ...(body !== undefined &&
      !isFile && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (!answer || typeof said !== "object" || said === null) throw new Error(unreachable);
  if (answer.ok) return said;
  if ("mistakes" in said) throw new Mistaken(said as MistakesAnswer);
  if ("usedBy" in said) throw new InUse(said as UsedByAnswer);
  if ("standing" in said) throw new Standing(said as StandingAnswer);
  if ("values" in said) throw new Conflicting(said as ConflictAnswer);
  throw new Error("problem" in said ? String(said.problem) : unreachable);
}

/** The client of the editor's server. Errors are sentences; writing also throws `Mistaken`, `Conflicting`, `InUse`, `Standing`. */
export const api = {
  collections: () => ask("collections") as Promise<CollectionsAnswer>,
  /** Without an id, an empty form with an example. */
  entry: (collection: string, id?: string) =>
    ask(`entry?${new URLSearchParams({ collection, ...(id !== undefined && { id }) })}`) as Promise<EntryView>,
  find: (text: string) => ask(`find?${new URLSearchParams({ text })}`) as Promise<FindAnswer>,
  save: (request: SaveRequest) => ask("entry", "PUT", request) as Promise<SavedAnswer>,
  add: (request: AddRequest) => ask("entry", "POST", request) as Promise<SavedAnswer>,
  remove: (request: RemoveRequest) => ask("entry", "DELETE", request),
  closures: () => ask("closures") as Promise<ClosuresAnswer>,
  close: (request: CloseRequest) => ask("closure", "POST", request) as Promise<SavedAnswer>,
  reopen: (key: string) => ask("closure", "DELETE", { key }),
  order: (request: OrderRequest) => ask("order", "POST", request),
  /** Sends a picture for a place; it is stored when the entry is saved. */
  picture: (slot: string, file: File) =>
    ask(`picture?${new URLSearchParams({ slot })}`, "POST", file, uploadMs) as Promise<PictureAnswer>,
  text: (text: string, collection: string) => ask("text", "POST", { text, collection }) as Promise<TextAnswer>,
  preview: (request: PreviewRequest) => ask("preview", "POST", request, pageMs) as Promise<PreviewAnswer>,
  publication: () => ask("publication") as Promise<Publication>,
  /** Publishes the entries with these keys. */
  publish: (keys: readonly string[]) => ask("publish", "POST", { keys }) as Promise<Publication>,
  discard: (key: string) => ask("discard", "POST", { key }) as Promise<Publication>,
  publications: () => ask("publications") as Promise<PublicationsAnswer>,
  launch: () => ask("launch") as Promise<LaunchAnswer>,
  review: (request: ReviewRequest) => ask("review", "POST", request) as Promise<LaunchAnswer>,
  takeBack: (id: string) => ask("take-back", "POST", { id }) as Promise<Publication>,
};
