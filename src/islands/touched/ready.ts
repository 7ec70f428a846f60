/** The event by which an island says that it listens; React hydrates some time after its code has arrived. */
export const islandReady = "island:ready";
