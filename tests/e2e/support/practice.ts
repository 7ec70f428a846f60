import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readablePhone, telHref } from "#domain/phone.ts";

const file = new URL("../../../content/practice.yaml", import.meta.url);
const { name, phone } = parse(readFileSync(file, "utf8")) as { name: string; phone: string };

/** The practice as in `content/`, so that no test repeats its name or number. */
export const practice = { name, phone: readablePhone(phone), tel: telHref(phone) };
