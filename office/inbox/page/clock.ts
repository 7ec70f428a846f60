/** The server's time now, in milliseconds since 1970, computed from the local clock, which may be wrong. */
export type Clock = () => number;

export function clockOf(serverNow: number): Clock {
  const ahead = serverNow - Date.now();
  return () => Date.now() + ahead;
}
