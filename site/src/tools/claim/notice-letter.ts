import { filledIn } from "#content/filled-in.ts";
import { readableDay } from "#practice/day.ts";
import type { AddresseeId } from "./addressees.ts";
import type { Advice } from "./advise.ts";
import type { Claim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";

/** The maximum characters of each part of the letter, in order: at these lengths it still fits on one sheet. */
export const longestParts = {
  name: 60,
  address: 120,
  phone: 40,
  email: 60,
  insurer: 60,
  insurerAddress: 120,
  policyholder: 60,
  policyNumber: 40,
  claimNumber: 40,
  injured: 60,
  accident: 40,
  time: 20,
  place: 120,
  vehicle: 80,
  account: 250,
  late: 250,
} as const;

export type LetterPart = keyof typeof longestParts;
/** What is typed into a letter, by its parts; a blank one becomes a line to fill in by hand. */
export type LetterParts = Partial<Readonly<Record<LetterPart, string>>>;
export type LetterErrors = Partial<Record<LetterPart, string>>;

/** What is typed once for each letter; everything else is in all of them. */
const ofInsurer: readonly LetterPart[] = ["insurer", "insurerAddress", "policyholder", "policyNumber", "claimNumber"];

/** A letter: what is typed into it, its day, and which of its sentences it has. */
export type Letter = {
  to: AddresseeId;
  parts: LetterParts;
  /** The day it is written. */
  day: string;
  /** It has the line for the reason. */
  isLate: boolean;
  /** It says that an uninsured-motorist claim may follow. */
  isUninsured: boolean;
};

/** All that is typed, by the key of its part in its letter. */
export type Typed = Readonly<Record<string, string>>;

/** Where the text of a part is kept: with its addressee, or once for all letters. */
export const typedKey = (part: LetterPart, to: AddresseeId): string =>
  ofInsurer.includes(part) ? `${part}-${to}` : part;

/** Whether a part is in all letters. */
export const isShared = (part: LetterPart): boolean => !ofInsurer.includes(part);

/** Car insurers of one’s own, which can have uninsured-motorist coverage. */
const ownInsurers: readonly AddresseeId[] = ["ownVehicle", "vehicleYouWereIn", "household", "taxi"];

/**
 * The letters of a claim, in the order of its addressees: to all that are sure or, if none is, to the first.
 * @param today the day of the letters
 */
export function lettersFor(claim: Claim, advice: Advice, today: string, data: ClaimData, typed: Typed): Letter[] {
  const possible = advice.addressees.filter(({ id }) => data.addressees.some((one) => one.id === id && one.letter));
  const sure = possible.filter(({ isSure }) => isSure);
  const isLate = advice.steps.some(({ id, due }) => id === "lateReason" || (id === "noticeLimit" && isPassed(due)));
  const mayClaim = advice.steps.some(({ id }) => id === "umNotice");
  return (sure[0] ? sure : possible.slice(0, 1)).map(({ id }) => ({
    to: id,
    parts: partsOf(id, claim, typed),
    day: today,
    isLate,
    isUninsured: mayClaim && ownInsurers.includes(id),
  }));
}

const isPassed = (due: { left: number } | undefined): boolean => due !== undefined && due.left < 0;

function partsOf(to: AddresseeId, { crash }: Claim, typed: Typed): LetterParts {
  const parts = Object.keys(longestParts).map((part) => [part, trimmed(typed[typedKey(part as LetterPart, to)] ?? "")]);
  return { ...Object.fromEntries(parts), ...(crash && { accident: readableDay(crash) }) } as LetterParts;
}

/** A text without blank lines and space at its ends. */
function trimmed(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter(Boolean).join("\n");
}

const maxLines: Partial<Record<LetterPart, number>> = { late: 3 };

/** What must be corrected before a letter is sent. An empty part is valid: the rule asks for what is known. */
export function letterErrors(parts: LetterParts, texts: ClaimData["labels"]["letter"]): LetterErrors {
  const errors: LetterErrors = {};
  for (const [part, longest] of Object.entries(longestParts) as [LetterPart, number][]) {
    const text = parts[part] ?? "";
    const most = maxLines[part] ?? 4;
    if (text.length > longest) errors[part] = filledIn(texts.characters, { most: longest, number: text.length });
    else if (text.split("\n").length > most) errors[part] = filledIn(texts.lines, { most });
    else if (part === "email" && text && !/^\S+@\S+$/.test(text)) errors[part] = texts.wrongEmail;
  }
  return errors;
}

/** A line of the letter: its name, the part in it, and how many lines a pen needs. */
export type LetterLine = { name: keyof ClaimData["names"]["english"]; part?: LetterPart; lines?: number };

/** The lines of the letter, in its four blocks. */
export const letterLines = {
  writer: [
    { name: "from", part: "name" },
    { name: "address", part: "address", lines: 2 },
    { name: "phone", part: "phone" },
    { name: "email", part: "email" },
    { name: "date" },
  ],
  insurer: [
    { name: "insurer", part: "insurer" },
    { name: "insurerAddress", part: "insurerAddress", lines: 2 },
    { name: "policyholder", part: "policyholder" },
    { name: "policyNumber", part: "policyNumber" },
    { name: "claimNumber", part: "claimNumber" },
  ],
  accident: [
    { name: "injured", part: "injured" },
    { name: "accident", part: "accident" },
    { name: "time", part: "time" },
    { name: "place", part: "place" },
    { name: "vehicle", part: "vehicle", lines: 2 },
    { name: "account", part: "account", lines: 3 },
  ],
} as const satisfies Record<string, readonly LetterLine[]>;

/** What is on a line: who was hurt is the writer, unless someone else is named. */
export function lineText({ parts, day }: Pick<Letter, "parts" | "day">, { name, part }: LetterLine): string {
  if (name === "date") return day && readableDay(day);
  if (part === "injured") return parts.injured || parts.name || "";
  return (part && parts[part]) ?? "";
}

/** The letter as a plain text in English, for an email; lines for a pen are left out. */
export function letterText(letter: Letter, { names, sentences }: Pick<ClaimData, "names" | "sentences">): string {
  const said = sentences.english;
  const block = (lines: readonly LetterLine[]) =>
    lines.flatMap((line) => {
      const text = lineText(letter, line);
      return text ? [`${names.english[line.name]}: ${text.replaceAll("\n", ", ")}`] : [];
    });
  const { name, late } = letter.parts;
  const parts = [
    [...block(letterLines.writer), ...block(letterLines.insurer)],
    [said.subject],
    [said.notice, ...block(letterLines.accident)],
    [said.request],
    letter.isUninsured ? [said.uninsured] : [],
    letter.isLate && late ? [`${said.late} ${late}`] : [],
    name ? [name] : [],
  ];
  return plain(
    parts
      .filter(([first]) => first)
      .map((lines) => lines.join("\n"))
      .join("\n\n"),
  );
}

/** No-break spaces have no place in an email. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** From so many characters of a link on, some email apps open without a text. */
export const longestEmail = 1800;

/** The link that opens an email app with the letter in it. */
export function emailLink(letter: Letter, data: Pick<ClaimData, "names" | "sentences" | "subject">): string {
  const { name = "", accident = "" } = letter.parts;
  const subject = filledIn(data.subject, { name, date: accident }).replace(/,\s*(?=,|$)/g, "");
  const body = letterText(letter, data).replaceAll("\n", "\r\n");
  return `mailto:?subject=${encodeURIComponent(plain(subject).trim())}&body=${encodeURIComponent(body)}`;
}
