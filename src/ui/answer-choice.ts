/** Shows of all answers of the office chooser in a part of the page the one that is asked for, whenever that changes. */
export function answerChoice(part: Document | ShadowRoot) {
  const [service, day] = part.querySelectorAll<HTMLSelectElement>("#office-chooser select");
  const answers = part.querySelectorAll<HTMLElement>("#office-chooser p");
  const show = () => {
    const chosen = Number(service?.value) * (day?.length ?? 0) + (day?.selectedIndex ?? 0);
    for (const [index, answer] of answers.entries()) answer.toggleAttribute("data-shown", index === chosen);
  };
  part.addEventListener("input", show);
  // A browser that comes back to the page brings back what was chosen.
  addEventListener("pageshow", show);
}
