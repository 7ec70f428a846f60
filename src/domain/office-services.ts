import type { Office } from "#schemas/office.ts";
import type { Service } from "#schemas/service.ts";

type Row = { name: string; cells: { text: string; ring: boolean }[] };

/**
 * Services as rows with a cell for each office: first, one by one, those that not every office offers, then all others
 * as one row.
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
