import { readablePhone, telHref } from "#practice/phone.ts";
import { practice as own } from "../../support/content.ts";

/** The practice as in `content/`, so that no test repeats its name or number. */
export const practice = { name: own.name, phone: readablePhone(own.phone), tel: telHref(own.phone) };
