type Environment = Readonly<Record<string, string | undefined>>;

/** Where the page of the front desk is; passkeys are bound to both. */
export type StaffSettings = { origin: string; rpId: string };

/** Reads the front desk's settings from the environment; undefined while it is off. Throws with what to write. */
export function readStaffSettings(environment: Environment): StaffSettings | undefined {
  const { STAFF } = environment;
  if (STAFF && STAFF !== "on" && STAFF !== "off")
    throw new Error(`STAFF is "${STAFF}". Write STAFF=on for the page of the front desk, or STAFF=off.`);
  return STAFF === "on" ? readStaffOrigin(environment) : undefined;
}

/** The origin under which people reach the site. Throws with what to write. */
export function readStaffOrigin({ STAFF_ORIGIN, PORT, NODE_ENV }: Environment): StaffSettings {
  if (!STAFF_ORIGIN && NODE_ENV === "production")
    throw new Error(
      "STAFF_ORIGIN is not set. Write the address of the site, as browsers show it: STAFF_ORIGIN=https://www.example.com",
    );
  const origin = STAFF_ORIGIN || `http://localhost:${PORT || "4321"}`;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const safe = url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost");
  if (url && safe && url.origin === origin && !/^[\d.]+$|^\[/.test(url.hostname)) return { origin, rpId: url.hostname };
  throw new Error(
    `STAFF_ORIGIN is "${origin}". Write https:// and the name of the site, with nothing after it: STAFF_ORIGIN=https://www.example.com. Passkeys work with no other; to try them out, http://localhost:4321.`,
  );
}
