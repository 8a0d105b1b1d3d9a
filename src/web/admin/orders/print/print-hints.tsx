import { Info } from "lucide-react";
import { print } from "#i18n/he/print.ts";
import { useContent } from "#web/storefront/content.ts";
import { BrandLink, PrintNote } from "./gap-list.tsx";
import { isBeyondCn22 } from "./missing-data.ts";
import type { PrintKind } from "./printable.ts";
import type { Paper } from "./use-papers.ts";

const text = print.hints;

/** Hints to read before these papers are printed. */
export function PrintHints({ kind, papers }: { kind: PrintKind; papers: readonly Paper[] }) {
  const { imprint } = useContent("brand");
  const beyond = papers.filter(({ lines }) => isBeyondCn22(lines));
  if (kind === "label" && papers.length > 0 && imprint.postalAddress.trim() === "")
    return (
      <PrintNote title={text.title} Icon={Info}>
        {text.noReturnAddress} <BrandLink />
      </PrintNote>
    );
  if (beyond.length === 0) return null;
  return (
    <PrintNote title={text.title} Icon={Info}>
      {text.tooMuchForCn22(beyond.map(({ order }) => `#${order.number}`))}
    </PrintNote>
  );
}
