/**
 * Shows of all answers of a chooser the one that is asked for, whenever that changes. It has two lists, a service and a
 * day, and an answer for every day of each service, in paragraphs.
 */
export function answerChoice(chooser: Element | null) {
  const [service, day] = chooser?.querySelectorAll("select") ?? [];
  const answers = chooser?.querySelectorAll("p") ?? [];
  const show = () => {
    const chosen = Number(service?.value) * (day?.length ?? 0) + (day?.selectedIndex ?? 0);
    for (const [index, answer] of answers.entries()) answer.toggleAttribute("data-shown", index === chosen);
  };
  chooser?.addEventListener("input", show);
  // A browser that comes back to the page brings back what was chosen.
  addEventListener("pageshow", show);
}
