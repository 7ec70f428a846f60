/**
 * Says of each telephone line in a part of the page whether it is answered now, and goes on saying so.
 * @param statusOf the text for a week and to the public holidays, as the page carries them
 */
export function showStatuses(part: ParentNode, statusOf: (week: string, holidays: string, now: Date) => string) {
  const holidays = part.querySelector<HTMLElement>("[data-holidays]")?.dataset["holidays"] ?? "";
  const show = () => {
    for (const place of part.querySelectorAll<HTMLElement>("[data-week]"))
      place.textContent = statusOf(place.dataset["week"] ?? "", holidays, new Date());
  };
  show();
  setInterval(show, 30_000);
}
