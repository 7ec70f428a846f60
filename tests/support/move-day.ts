/**
 * Moves the day of the page in which it runs, and the hour, to `start`; from there time goes on. Timers and frames stay
 * the browser's own. It is sent to browsers as text, so it needs nothing from outside.
 * @param note what a page says on its console once it has asked for the day, or a test has set a clock of its own
 */
export function moveDay({ start, note }: { start: number; note: string }): void {
  const machines = Date;
  const ahead = start - machines.now();
  let asked = 0;
  const asks = () => {
    // The first to ask on each page is its copyright line, for the year.
    if (++asked === 2) console.debug(note);
  };
  const time = () => {
    if (globalThis.Date === moved) return machines.now() + ahead;
    // Playwright's clock has put its own Date over this one, and wants the machine's time to count from.
    asked = Math.max(asked, 1);
    asks();
    return machines.now();
  };
  const moved: DateConstructor = new Proxy(machines, {
    construct(target, words: [], self) {
      if (words.length > 0) return Reflect.construct(target, words, self) as Date;
      asks();
      return Reflect.construct(target, [time()], self) as Date;
    },
    get: (target, name) => (name === "now" ? time : (Reflect.get(target, name) as unknown)),
  });
  globalThis.Date = moved;
}
