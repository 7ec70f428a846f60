import { Picture, type PictureData } from "#pictures/Picture.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { StudyPlot } from "#ui/graphics/StudyPlot.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Services.module.css";
import { ServiceHead, ServiceLimits, ServiceMore, ServiceLinks, type ServiceProps } from "./ServiceParts.tsx";

type Props = ServiceProps & { caption: string; picture: PictureData | undefined };

/** EMG/NCS beside the room where it is done, and a drawing of three recordings of one nerve. */
export function EmgFeature({ service, offices, caption, picture, ...rest }: Props) {
  return (
    <section id={service.id} className={styles.feature}>
      <Wrap>
        <Columns split="7-5">
          <Stack>
            <ServiceHead service={service} offices={offices} />
            <ServiceMore>
              <Stack>
                <div>
                  <Prose html={service.bodyHtml} />
                  <ServiceLinks service={service} {...rest} />
                </div>
                <Points title="What it includes" items={service.features} ruled columns={2} />
              </Stack>
            </ServiceMore>
          </Stack>
          <Stack>
            {picture && <Picture picture={picture} />}
            <div className={styles.recordings}>
              <StudyPlot />
              <Text variant="small" tone="soft">
                {caption}
              </Text>
            </div>
            <ServiceLimits limits={service.limits} />
          </Stack>
        </Columns>
      </Wrap>
    </section>
  );
}
