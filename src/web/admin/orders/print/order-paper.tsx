import { getDocumentLanguage, type DocumentLanguage } from "#modules/orders/document-language.ts";
import { CustomsSheet } from "./customs-sheet.tsx";
import { getShipmentAddress } from "./missing-data.ts";
import { LabelSheet } from "./label-sheet.tsx";
import { PackingSheet } from "./packing-sheet.tsx";
import { PaperIn } from "./paper-language.tsx";
import type { PrintKind } from "./printable.ts";
import { SummarySheet } from "./summary-sheet.tsx";
import type { Paper } from "./use-papers.ts";

type OrderPaperProps = {
  kind: PrintKind;
  paper: Paper;
  /** Empty for the customer's own. */
  language: DocumentLanguage | "";
};

/** One order on the paper of a kind. */
export function OrderPaper({ kind, paper, language }: OrderPaperProps) {
  const { order } = paper;
  return (
    <PaperIn value={language === "" ? getDocumentLanguage(order) : language}>
      <OneOfKind kind={kind} paper={paper} />
    </PaperIn>
  );
}

function OneOfKind({ kind, paper: { order, form } }: Omit<OrderPaperProps, "language">) {
  if (kind === "summary") return <SummarySheet order={order} />;
  if (kind === "packing") return <PackingSheet order={order} />;
  if (kind === "customs") return form && <CustomsSheet order={order} form={form} />;
  const address = getShipmentAddress(order);
  return address && <LabelSheet order={order} address={address} />;
}
