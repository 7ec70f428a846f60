import type { Office } from "./practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { hoursByDay, shortTimes } from "./hours.ts";

type Address = Pick<Office, "street" | "city" | "state" | "zip">;

export function cityLine({ city, state, zip }: Address): string {
  return `${city}, ${state} ${zip}`;
}

/** The URL of directions to an address; by its text, since coordinates are not confirmed. */
export function directionsHref(address: Address): string {
  const query = new URLSearchParams({ api: "1", destination: wholeAddress(address) });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The URL of the live map of an address, for an iframe; also by its text. */
export function mapFrameSrc(address: Address): string {
  const query = new URLSearchParams({ q: wholeAddress(address), output: "embed" });
  return `https://www.google.com/maps?${query}`;
}

function wholeAddress(address: Address): string {
  return `${address.street}, ${cityLine(address)}`;
}

const names = {
  entrance: "Step-free entrance",
  elevator: "Elevator",
  restroom: "Restroom",
  languages: "Languages",
  interpreter: "Interpreter",
} as const satisfies Record<keyof Office["access"], string>;

/** Accessibility features of an office, as far as they are known, with labels. */
export function officeAccess({ access }: Pick<Office, "access">) {
  const entries = Object.entries(names) as [keyof Office["access"], string][];
  return entries.flatMap(([field, name]) => {
    const text = access[field];
    return text ? [{ name, text }] : [];
  });
}

/** What to say in a call while not all is known of the access to an office; once on a page. */
export function accessNote(offices: readonly Pick<Office, "access">[]): string {
  const isKnown = offices.every((office) => officeAccess(office).length === Object.keys(names).length);
  return isKnown ? "" : "Need step-free access or an interpreter? Tell us when you call.";
}

type Choice = { services: string[]; answers: string[] };

/**
 * Which office to choose for a service on a day, as text: services at the same offices form a group, and each group has
 * an answer for every weekday, Monday first.
 */
export function officeChoices(
  services: readonly Pick<Service, "title" | "offices">[],
  offices: readonly Pick<Office, "id" | "name" | "hours">[],
): Choice[] {
  const groups = Map.groupBy(services, (service) =>
    offices
      .filter(({ id }) => service.offices.includes(id))
      .map(({ name }) => name)
      .join(" and "),
  );
  return [...groups].map(([names, group]) => {
    const at = offices.filter(({ id }) => group[0]?.offices.includes(id));
    const only = at.length < offices.length ? [`We do this only in ${names}.`] : [];
    const weeks = at.map((office) => ({ name: office.name, week: hoursByDay(office.hours) }));
    const answers = (weeks[0]?.week ?? []).map((_, index) =>
      [...only, ...weeks.map(({ name, week }) => sentence(name, week[index]))].join(" "),
    );
    return { services: group.map(({ title }) => title), answers };
  });
}

function sentence(office: string, line: ReturnType<typeof hoursByDay>[number] | undefined): string {
  if (line?.span) return `${office} is open ${shortTimes(line.text)}.`;
  if (line?.byAppointment) return `${office} sees people by appointment that day: please call first.`;
  return `${office} is closed that day.`;
}

/** The street description of an office: the text alternative of its map. */
export function streetDescription({ avenues, crossings }: Office["map"]): string {
  const own = avenues.find(({ east }) => east === 0)?.name;
  const to = (side: "west" | "east", sign: number) =>
    avenues.filter(({ east }) => Math.sign(east) === sign).map(({ name }) => `${name} to the ${side}`);
  const beside = [...to("west", -1), ...to("east", 1)].join(" and ");
  const between = crossings.map(({ name }) => name).join(" and ");
  return [`on ${own}`, between && `between ${between}`, beside && `with ${beside}`].filter(Boolean).join(", ");
}
