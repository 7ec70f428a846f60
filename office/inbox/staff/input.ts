/** Validates the input of a request: no value of another type or size reaches a statement. */
import { Refusal } from "./refusal.ts";

/** Returns a valid value; throws a Refusal for an invalid one. */
export type Read<Value> = (value: unknown) => Value;

const malformed = () =>
  new Refusal("malformed", "The page sent something that the server does not know. Load it again.");

/** The largest INTEGER of PostgreSQL. */
const maxInteger = 2 ** 31 - 1;

export const wholeNumber =
  (from: number, to = maxInteger): Read<number> =>
  (value) => {
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= from && value <= to) return value;
    throw malformed();
  };

export const text =
  (most: number, pattern = /^/): Read<string> =>
  (value) => {
    const kept = typeof value === "string" && value.isWellFormed() && !value.includes("\0"); // PostgreSQL has no NUL.
    if (kept && value.length <= most && pattern.test(value)) return value;
    throw malformed();
  };

export const base64 =
  (most: number): Read<string> =>
  (value) => {
    const whole = text(most, /^[A-Za-z0-9+/]+={0,2}$/)(value);
    if (whole.length % 4 === 0) return whole;
    throw malformed();
  };

export const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (value) => {
    const found = values.find((one) => one === value);
    if (found !== undefined) return found;
    throw malformed();
  };

export const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);

export const list =
  <Value>(read: Read<Value>, most: number): Read<Value[]> =>
  (value) => {
    if (Array.isArray(value) && value.length <= most) return value.map((one) => read(one));
    throw malformed();
  };

/** An object with these fields and no others. */
export const object =
  <Value extends object>(fields: { [Name in keyof Value]-?: Read<Value[Name]> }): Read<Value> =>
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed();
    if (Object.keys(value).some((name) => !Object.hasOwn(fields, name))) throw malformed();
    const entries = Object.entries<Read<unknown>>(fields).map(([name, read]) => [
      name,
      read(Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined),
    ]);
    return Object.fromEntries(entries) as Value;
  };

/** The first of two readers that accepts the value. */
export const either =
  <One, Other>(one: Read<One>, other: Read<Other>): Read<One | Other> =>
  (value) => {
    try {
      return one(value);
    } catch {
      return other(value);
    }
  };

/** A browser's passkey response; the library that verifies it checks its parts. */
export const passkeyResponse =
  <Response extends { id: string }>(): Read<Response> =>
  (value) => {
    const { id, response } = (value ?? {}) as { id?: unknown; response?: { clientDataJSON?: unknown } | null };
    const whole = typeof id === "string" && /^[\w-]{1,1400}$/.test(id);
    if (whole && typeof response?.clientDataJSON === "string") return value as Response;
    throw malformed();
  };

export const nothing = object<Record<string, never>>({});
