import { officeHref } from "#routes.ts";

/** The stable names by which nodes of structured data point to each other, on every page the same. */
export const ids = {
  organization: (site: string) => `${site}/#org`,
  website: (site: string) => `${site}/#website`,
  clinic: (site: string, office: string) => `${site}${officeHref(office)}`,
  page: (url: string) => `${url}#page`,
};
