import { ErrorBoundary } from "react-error-boundary";
import type { PayerFacts } from "#domain/payer-texts.ts";
import { Unexpected } from "#islands/rescue/Unexpected.tsx";
import type { Notice } from "#schemas/notice.ts";
import { WhoPays } from "./WhoPays.tsx";

type Props = { facts: PayerFacts; phone: string; paperNote: string; unexpected: Notice };

/** The finder as the page mounts it, with a net under it. Nothing is typed in it that could be lost. */
export function WhoPaysIsland({ facts, phone, paperNote, unexpected }: Props) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <Unexpected notice={unexpected} error={error} phone={phone} />}>
      <WhoPays facts={facts} phone={phone} paperNote={paperNote} print={() => window.print()} />
    </ErrorBoundary>
  );
}
