import { pointNamed } from "#content/points.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { clinicsHref, routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { Points } from "#ui/lists/Points.tsx";

type Props = { practice: Practice; points: readonly Point[] };

/**
 * How law firms and clinics refer by phone, since names of clients and patients do not belong in the form.
 */
export function Referrals({ practice: { phone, referrals }, points }: Props) {
  return (
    <BesideSection id="refer" title="For attorneys and clinics" lead={pointNamed(points, "refer").text}>
      <Points
        variant="numbered"
        items={[
          <>
            Call <a href={telHref(phone)}>{readablePhone(phone)}</a>
            {referrals?.fax && (
              <>
                , or fax <span data-keep="">{readablePhone(referrals.fax)}</span>
              </>
            )}
            . {pointNamed(points, "by-phone").text}
          </>,
          <>
            Have your documents ready: the lists for <a href={`${routes.attorneys}#send`}>law firms</a> and{" "}
            <a href={clinicsHref}>clinics</a>.
          </>,
          <>{referrals?.secureChannel ?? pointNamed(points, "channel").text}</>,
        ]}
      />
    </BesideSection>
  );
}
