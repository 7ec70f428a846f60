/** The server's time now, in milliseconds since 1970, from the clock of a computer that may be wrong. */
export type Clock = () => number;

export function clockOf(serverNow: number): Clock {
  const ahead = serverNow - Date.now();
  return () => Date.now() + ahead;
}
