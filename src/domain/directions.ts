import type { Office } from "#schemas/office.ts";

type Address = Pick<Office, "street" | "city" | "state" | "zip">;

/** The second line of a postal address: `Brooklyn, NY 11223`. */
export function cityLine({ city, state, zip }: Address): string {
  return `${city}, ${state} ${zip}`;
}

/** Directions to an address on the maps service; by its text, since coordinates are not confirmed. */
export function directionsHref(address: Address): string {
  const query = new URLSearchParams({ api: "1", destination: wholeAddress(address) });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The maps service's own page for an address, small enough to stand in a frame; by its text too. */
export function mapFrameSrc(address: Address): string {
  const query = new URLSearchParams({ q: wholeAddress(address), output: "embed" });
  return `https://www.google.com/maps?${query}`;
}

function wholeAddress(address: Address): string {
  return `${address.street}, ${cityLine(address)}`;
}
