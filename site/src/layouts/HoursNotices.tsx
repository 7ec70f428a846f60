import type { HoursNotice } from "#practice/other-hours.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";

/**
 * Shows the notices that are due now. It runs before the first paint of what is below, to avoid layout shift; without
 * scripts the page shows the notices as of the day of the build; their texts include the dates.
 */
export const showDueNotices =
  "for(let e of document.querySelectorAll(`[data-on]`)){let t=Date.now()/36e5-e.dataset.on;e.hidden=t<0||t>=e.dataset.for}";

type Props = { notices: readonly HoursNotice[] };

/** A notice on each page for each closed day or other hours soon. */
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
      <script dangerouslySetInnerHTML={{ __html: showDueNotices }} />
    </>
  );
}
