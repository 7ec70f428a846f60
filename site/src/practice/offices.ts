import type { Office } from "./practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { hoursByDay } from "./hours.ts";

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

/** Known accessibility features of an office, with labels; and a sentence about those unknown. */
export function officeAccess({ access }: Pick<Office, "access">) {
  const entries = Object.entries(names) as [keyof Office["access"], string][];
  const known = entries.flatMap(([field, name]) => {
    const text = access[field];
    return text ? [{ name, text }] : [];
  });
  const [first, ...others] = entries.filter(([field]) => !access[field]).map(([, name]) => name);
  const missing = first && [first, ...others.map((name) => name.toLowerCase())].join(", ");
  return { known, ask: missing && `${missing}: ask when you call.` };
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
    const only = at.length < offices.length ? [`This is done only in ${names}.`] : [];
    const weeks = at.map((office) => ({ name: office.name, week: hoursByDay(office.hours) }));
    const answers = (weeks[0]?.week ?? []).map((_, index) =>
      [...only, ...weeks.map(({ name, week }) => sentence(name, week[index]))].join(" "),
    );
    return { services: group.map(({ title }) => title), answers };
  });
}

function sentence(office: string, line: ReturnType<typeof hoursByDay>[number] | undefined): string {
  if (line?.span) return `${office} is open that day, ${line.text}.`;
  if (line?.byAppointment) return `${office} sees people that day by appointment: call first.`;
  return `${office} is closed that day.`;
}

type Row = { name: string; cells: { text: string; ring: boolean }[] };

/**
 * Services as rows with a cell for each office: first, one by one, those not offered everywhere, then all others as one
 * row.
 */
export function servicesByOffices(
  services: readonly Pick<Service, "title" | "offices">[],
  offices: readonly Pick<Office, "id" | "name">[],
): Row[] {
  const everywhere = services.filter((service) => offices.every(({ id }) => service.offices.includes(id)));
  const some = services.filter((service) => !everywhere.includes(service));
  const rows = some.map(({ title, offices: at }) => {
    const names = offices.filter(({ id }) => at.includes(id)).map(({ name }) => name);
    return {
      name: title,
      cells: offices.map(({ id }) =>
        at.includes(id) ? { text: "Here", ring: true } : { text: `Only in ${names.join(" and ")}`, ring: false },
      ),
    };
  });
  if (everywhere.length === 0) return rows;
  const name = some.length === 0 ? `All ${everywhere.length} services` : `The other ${everywhere.length} services`;
  return [...rows, { name, cells: offices.map(() => ({ text: "Here", ring: true })) }];
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
