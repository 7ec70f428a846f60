import type { Office } from "#schemas/office.ts";

type Address = Pick<Office, "street" | "city" | "state" | "zip">;

/** The second line of a postal address: `Brooklyn, NY 11223`. */
export function cityLine({ city, state, zip }: Address): string {
  return `${city}, ${state} ${zip}`;
}

/** Directions to an address on the maps service; by its text, since coordinates are not confirmed. */
export function directionsHref(address: Address): string {
  const query = new URLSearchParams({ api: "1", destination: `${address.street}, ${cityLine(address)}` });
  return `https://www.google.com/maps/dir/?${query}`;
}
