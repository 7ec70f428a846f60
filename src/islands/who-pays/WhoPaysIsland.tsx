import type { ComponentProps } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { rules } from "virtual:who-pays";
import { Unexpected } from "#islands/rescue/Unexpected.tsx";
import type { Notice } from "#schemas/notice.ts";
import { WhoPays } from "./WhoPays.tsx";

type Props = Omit<ComponentProps<typeof WhoPays>, "print" | "rules"> & { unexpected: Notice };

/** The finder as the page mounts it, with a net under it. Nothing is typed in it that could be lost. */
export function WhoPaysIsland({ unexpected, ...known }: Props) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <Unexpected notice={unexpected} error={error} phone={known.phone} />}>
      <WhoPays {...known} rules={rules} print={() => window.print()} />
    </ErrorBoundary>
  );
}
