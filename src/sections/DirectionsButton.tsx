import { directionsHref } from "#domain/offices.ts";
import type { Office } from "#schemas/practice.ts";
import { Button } from "#ui/links/Button.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

/** The way to an office, on the reader's own map. */
export function DirectionsButton({ office }: { office: Office }) {
  return (
    <Button size="compact" leads="external" href={directionsHref(office)}>
      <span>
        Get directions<VisuallyHidden> to the {office.name} office (external site)</VisuallyHidden>
      </span>
    </Button>
  );
}
