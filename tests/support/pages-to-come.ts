import { routes, type Route } from "#routes.ts";

/** The routes that pages already link to and that are not built yet; a test fails when one of them is. */
export const pagesToCome: readonly Route[] = [];
