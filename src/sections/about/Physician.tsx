import type { Practice } from "#schemas/practice.ts";
import type { Site } from "#schemas/listed.ts";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { physician: Practice["physician"]; credentials: Pick<Site, "url" | "nofollow"> };

/** The physician's biography: what the practice has confirmed, or else only where it can be read. Nothing is made up. */
export function Physician({ physician, credentials }: Props) {
  const site = (
    <ExternalLink href={credentials.url} nofollow={credentials.nofollow}>
      credentials site
    </ExternalLink>
  );
  if (!physician) return <Text variant="lead">Details of the physician’s training and license are on the {site}.</Text>;
  return (
    <>
      <h3>{physician.name}</h3>
      <Text variant="lead">{physician.credentials}</Text>
      <Text>More about training and license is on the {site}.</Text>
    </>
  );
}
