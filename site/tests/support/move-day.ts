/**
 * Sets the clock of the page in which it runs to `start`, from where it continues. Timers and animation frames stay the
 * browser's own. It is serialized for the browser, so it uses nothing from outside.
 * @param note the console message of a page once it has read the clock, or a test has set a clock of its own
 */
export function moveDay({ start, note }: { start: number; note: string }): void {
  const machines = Date;
  const ahead = start - machines.now();
  let asked = 0;
  const asks = () => {
    // The first to read the clock on each page is the copyright line, for the year.
    if (++asked === 2) console.debug(note);
  };
  const time = () => {
    if (globalThis.Date === moved) return machines.now() + ahead;
    // Playwright's clock has replaced Date, and needs the machine's time to count from.
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
