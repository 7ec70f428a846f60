import type { Site } from "#schemas/listed.ts";
import { GoLink } from "#ui/links/GoLink.tsx";

type Props = { network: readonly Site[]; site: string | undefined };

/** The way from a block to the sister site that tells more; nothing where the content names none. */
export function SisterLink({ network, site }: Props) {
  const sister = network.find(({ id }) => id === site);
  if (!sister) return null;
  return (
    <GoLink href={sister.url} external nofollow={sister.nofollow}>
      Opens our {sister.title} site
    </GoLink>
  );
}
