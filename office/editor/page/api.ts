import type { z } from "astro/zod";
import type {
  ConflictAnswer,
  MistakesAnswer,
  PictureAnswer,
  RefusedAnswer,
  StandingAnswer,
  UsedByAnswer,
} from "#editor/api-types.ts";
import type { operations } from "#editor/operations.ts";
import { Refusal, request } from "#inbox/page/request.ts";

type Operations = typeof operations;
type Operation = keyof Operations;
type Input<Name extends Operation> = z.input<Operations[Name]["input"]>;
type Output<Name extends Operation> = Extract<
  Awaited<ReturnType<Operations[Name]["run"]>>,
  { status: 200 | 201 }
>["body"];

/** Of a request in milliseconds: the server checks all of the content before it saves. */
const within = 30_000;
const unanswered = "The editor’s program does not answer. What you wrote is still here. Try again in a moment.";

/** Calls an operation of the server, which is named by its method and path. */
export function ask<Name extends Operation>(name: Name, input: Input<Name>): Promise<Output<Name>> {
  const [method = "", path = ""] = name.split(" ");
  const query = method === "GET" ? `${new URLSearchParams(input as Record<string, string>)}` : "";
  return request(`api/${path}${query && `?${query}`}`, {
    ...{ method, within, unanswered },
    ...(method !== "GET" && { body: input }),
  }) as Promise<Output<Name>>;
}

/** Sends a picture for a place; it is stored when the entry is saved. */
export function sendPicture(slot: string, body: File): Promise<PictureAnswer> {
  const url = `api/picture?${new URLSearchParams({ slot })}`;
  return request(url, { method: "POST", body, within: 60_000, unanswered }) as Promise<PictureAnswer>;
}

/** What the server said when it refused; of other errors, their sentence. */
export function refusalOf(
  error: unknown,
): RefusedAnswer | MistakesAnswer | ConflictAnswer | UsedByAnswer | StandingAnswer {
  return error instanceof Refusal ? (error.details as RefusedAnswer) : { problem: String(error) };
}
