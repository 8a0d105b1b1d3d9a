import { Info } from "lucide-react";
import { print } from "#i18n/he/print.ts";
import { useContent } from "#web/storefront/content.ts";
import { BrandLink, PrintNote } from "./gap-list.tsx";
import type { PrintKind } from "./printable.ts";
import type { Paper } from "./use-papers.ts";

const text = print.hints;

/** Hints to read before these papers are printed. */
export function PrintHints({ kind, papers }: { kind: PrintKind; papers: readonly Paper[] }) {
  const { imprint } = useContent("brand");
  const long = papers.filter(({ form }) => form?.name === "CN23");
  if (kind === "label" && papers.length > 0 && imprint.postalAddress.trim() === "")
    return (
      <PrintNote title={text.title} Icon={Info}>
        {text.noReturnAddress} <BrandLink />
      </PrintNote>
    );
  if (long.length === 0) return null;
  return (
    <PrintNote title={text.title} Icon={Info}>
      {text.onCn23(long.map(({ order }) => `#${order.number}`))}
    </PrintNote>
  );
}
