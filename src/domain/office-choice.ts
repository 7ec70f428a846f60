import type { Office } from "#schemas/office.ts";
import type { Service } from "#schemas/service.ts";
import { hoursByDay } from "./hours.ts";

type Place = Pick<Office, "id" | "name" | "hours">;
type Choice = { services: string[]; answers: string[] };

/**
 * Which office for a service on a day, in words: services that the same offices offer stand together, and each such
 * group has an answer for every day of the week, Monday first.
 */
export function officeChoices(
  services: readonly Pick<Service, "title" | "offices">[],
  offices: readonly Place[],
): Choice[] {
  const groups = Map.groupBy(services, (service) =>
    offices
      .filter(({ id }) => service.offices.includes(id))
      .map(nameOf)
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

function nameOf({ name }: Place): string {
  return name;
}

function sentence(office: string, line: ReturnType<typeof hoursByDay>[number] | undefined): string {
  if (line?.span) return `${office} is open on ${line.days}, ${line.text}.`;
  if (line?.byAppointment) return `${office} sees people on ${line.days} by appointment: call first.`;
  return `${office} is closed on ${line?.days}.`;
}
