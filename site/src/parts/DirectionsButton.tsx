import { directionsHref } from "#practice/offices.ts";
import type { Office } from "#practice/practice-schema.ts";
import { Button } from "#ui/links/Button.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

/** Directions to an office, in the reader's own map app. */
export function DirectionsButton({ office }: { office: Office }) {
  return (
    <Button size="compact" leads="external" href={directionsHref(office)}>
      <span>
        Get directions<VisuallyHidden> to the {office.name} office (external site)</VisuallyHidden>
      </span>
    </Button>
  );
}
