declare module "virtual:tool-rules" {
  import type { ToolRule } from "#tools/deadlines/no-fault-deadlines.ts";
  import type { Results } from "#tools/deadlines/deadline-translations.ts";
  import type { DeadlineLabels } from "#tools/deadlines/texts-schema.ts";
  import type { ToolFrameTexts } from "#tools/texts-schema.ts";

  /** The time limits of `content/deadline-rules.yaml` that the tool works with. */
  export const rules: readonly ToolRule[];
  export const results: Results;
  /** Their labels, from `content/deadlines/en.yaml`. */
  export const texts: DeadlineLabels;
  /** The error texts of invalid days, from `content/tool-frame/en.yaml`. */
  export const problems: ToolFrameTexts["days"];
}

declare module "virtual:crash-day" {
  import type { ToolRule } from "#tools/deadlines/no-fault-deadlines.ts";
  import type { ToolFrameTexts } from "#tools/texts-schema.ts";

  /** Only the time limit for written notice. */
  export const rules: readonly ToolRule[];
  /** The first sentence of `late` in `content/guidance/deadline-results.yaml`. */
  export const late: string;
  /** The sentences of `content/guidance/crash-day.yaml` by their ids. */
  export const texts: Readonly<Record<"send" | "unsent", string>>;
  /** The error texts of invalid days, from `content/tool-frame/en.yaml`. */
  export const days: ToolFrameTexts["days"];
}

declare module "virtual:turnaround-dates" {
  import type { ToolFrameTexts } from "#tools/texts-schema.ts";

  /** The error texts of invalid days, from `content/tool-frame/en.yaml`. */
  export const days: ToolFrameTexts["days"];
  /** Whether the first day counts, from `content/guidance/report-times.yaml`. */
  export const firstDay: string;
}

declare module "virtual:who-pays" {
  import type { FinderRules } from "#tools/who-pays/who-pays.ts";
  import type { FinderLabels } from "#tools/who-pays/texts-schema.ts";

  /** The questions of `content/who-pays.yaml`, and their results. */
  export const rules: FinderRules;
  /** Their labels, from `content/who-pays/en.yaml`. */
  export const texts: FinderLabels;
}

declare module "virtual:translated/who-pays" {
  import type { TranslatedFinder } from "#tools/who-pays/finder-texts.ts";

  /** “Who pays?” in other languages, by id; in a browser only in that of the page. */
  export const texts: Readonly<Record<string, TranslatedFinder>>;
}

declare module "virtual:translated/deadlines" {
  import type { TranslatedDeadlines } from "#tools/deadlines/deadline-translations.ts";

  /** The dates tool in other languages, by id; in a browser only in that of the page. */
  export const texts: Readonly<Record<string, TranslatedDeadlines>>;
}

declare module "virtual:notice-letter" {
  import type { Addressee } from "#tools/who-pays/who-pays.ts";
  import type { FormTexts, LetterTexts } from "#tools/letter/texts-schema.ts";
  import type { ToolFrameTexts } from "#tools/texts-schema.ts";

  /** The kinds of insurer that the finder can name, by their ids in `content/who-pays.yaml`. */
  export const addressees: Readonly<Record<string, Addressee>>;
  /** The letter to the insurer, with the sentences of `content/guidance/notice-letter.yaml`. */
  export const letter: LetterTexts;
  /** The texts around it, from `content/notice-letter/en.yaml`. */
  export const texts: FormTexts;
  /** The error texts of invalid days, from `content/tool-frame/en.yaml`. */
  export const days: ToolFrameTexts["days"];
}

declare module "virtual:translated/notice-letter" {
  import type { TranslatedLetter } from "#tools/letter/letter-texts.ts";

  /** The letter tool in other languages, by id; in a browser only in that of the page. */
  export const texts: Readonly<Record<string, TranslatedLetter>>;
}

declare module "virtual:search-places" {
  import type { SearchPlace } from "#content/listed-schemas.ts";

  /** `content/search-places.yaml`. */
  export const places: readonly SearchPlace[];
}

declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: "woff2";
    variationAxes?: Record<string, Axis | undefined>;
    keepFeatures?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
