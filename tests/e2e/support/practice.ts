import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readablePhone, telHref } from "#domain/phone.ts";

const file = new URL("../../../content/practice.yaml", import.meta.url);
const { name, phone } = parse(readFileSync(file, "utf8")) as { name: string; phone: string };

/** The practice as the content names it: no test writes its name or number a second time. */
export const practice = { name, phone: readablePhone(phone), tel: telHref(phone) };
