import { formatShare } from "#i18n/format-he.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";

/** The tax of an order with its rates: "VAT 19%", "VAT 7% / 19%". */
export function formatTaxName(
  { taxName, lines }: Pick<OrderDetails, "taxName" | "lines">,
  unnamed: string,
): string {
  const rates = new Set(
    lines.flatMap(({ tax, taxRateBp }) => (tax.amountMinor > 0 ? [taxRateBp] : [])),
  );
  const shown = [...rates].toSorted((a, b) => a - b).map((rate) => formatShare(rate / 10_000));
  return [taxName ?? unnamed, shown.join(" / ")].filter((part) => part !== "").join(" ");
}
