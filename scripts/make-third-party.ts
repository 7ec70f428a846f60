import { writeFileSync } from "node:fs";
import { thirdParty } from "./third-party.ts";

/** Writes `THIRD-PARTY.md` after a build. */
writeFileSync(new URL("../THIRD-PARTY.md", import.meta.url), thirdParty());
