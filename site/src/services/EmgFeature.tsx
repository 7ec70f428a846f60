import { firstParagraph } from "./first-paragraph.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Drawing } from "#ui/graphics/Drawing.tsx";
import { EntryHead } from "#ui/layout/EntryHead.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { StudyPlot } from "#ui/graphics/StudyPlot.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Services.module.css";
import { ServiceLimits, ServiceMore, ServiceLinks, officesText, type ServiceProps } from "./ServiceParts.tsx";

/** EMG/NCS beside a drawing of three recordings of one nerve. */
export function EmgFeature({ service, offices, caption, ...rest }: ServiceProps & { caption: string }) {
  return (
    <section id={service.id} className={styles.feature}>
      <Wrap>
        <Columns split="7-5">
          <Stack>
            <EntryHead
              title={service.title}
              mark={<Drawing name={service.icon} />}
              meta={officesText(service, offices)}
            />
            <Prose html={firstParagraph(service.bodyHtml).first} />
            <ServiceMore>
              <Stack>
                <div>
                  <Prose html={firstParagraph(service.bodyHtml).rest} />
                  <ServiceLinks service={service} {...rest} />
                </div>
                <Points title="What it includes" items={service.features} ruled columns={2} />
              </Stack>
            </ServiceMore>
          </Stack>
          <Stack>
            <StudyPlot />
            <Text variant="small" tone="soft">
              {caption}
            </Text>
            <ServiceLimits limits={service.limits} />
          </Stack>
        </Columns>
      </Wrap>
    </section>
  );
}
