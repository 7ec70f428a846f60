import type { Site } from "#practice/sister-site-schema.ts";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";

type Props = { network: readonly Site[]; site: string | undefined };

/** A link to the sister site on a subject; null if the content names none. */
export function SisterLink({ network, site }: Props) {
  const sister = network.find(({ id }) => id === site);
  if (!sister) return null;
  return (
    <ArrowLink href={sister.url} external nofollow={sister.nofollow}>
      More on our {sister.title} site
    </ArrowLink>
  );
}
