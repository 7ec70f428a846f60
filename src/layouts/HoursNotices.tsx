import type { HoursNotice } from "#domain/other-hours.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";

/**
 * Shows what is announced now. It runs before anything below is drawn, so that nothing moves; without scripts the page is
 * as on the day of the build, and its text names every day.
 */
export const announcing =
  "for(let e of document.querySelectorAll(`[data-on]`)){let t=Date.now()/36e5-e.dataset.on;e.hidden=t<0||t>=e.dataset.for}";

type Props = { notices: readonly HoursNotice[] };

/** A quiet line on each page for each closed day or other hours near it. */
export function HoursNotices({ notices }: Props) {
  return (
    <>
      <aside aria-label="Changed hours" data-changed-hours="" data-short="" data-screen-only="">
        <Wrap>
          {notices.map(({ text, since, hours, announced }) => (
            <p key={text} data-on={since} data-for={hours} hidden={!announced}>
              {text}
            </p>
          ))}
        </Wrap>
      </aside>
      <script dangerouslySetInnerHTML={{ __html: announcing }} />
    </>
  );
}
