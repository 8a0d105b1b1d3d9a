import { getDocumentLanguage, type DocumentLanguage } from "#modules/orders/document-language.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
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

/** An order as its shipment names it: with the address where it goes, without e-mail and phone. */
function toPacked(order: OrderDetails): OrderDetails {
  return {
    ...order,
    billingAddress: null,
    shippingAddress: getShipmentAddress(order),
    customer: { ...order.customer, email: null, phone: null, dial: null },
  };
}

function OneOfKind({ kind, paper: { order, lines } }: Omit<OrderPaperProps, "language">) {
  if (kind === "summary") return <SummarySheet order={order} />;
  if (kind === "packing") return <PackingSheet order={toPacked(order)} />;
  const address = getShipmentAddress(order);
  if (address === null) return null;
  if (kind === "label") return <LabelSheet order={order} address={address} />;
  return <CustomsSheet order={order} address={address} lines={lines} />;
}
