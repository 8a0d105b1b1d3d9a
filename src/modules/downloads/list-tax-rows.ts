import { money as moneyTexts } from "#i18n/he/money.ts";
import type { Amount, Report } from "#modules/analytics/report-contract.ts";

const text = moneyTexts.tax;

/** Two rows for each market and rate: the tax that was collected, and that went back. */
export function listTaxRows(
  taxes: Report["money"]["taxes"],
): { readonly direction: string; readonly amount: Amount }[] {
  return taxes.flatMap(({ market, name, rateBp, collected, refunded }) => {
    const tax = `${market ?? text.noMarket}, ${name ?? text.title} ${rateBp / 100}%`;
    return [
      { direction: `${text.title}, ${text.collected}: ${tax}`, amount: collected },
      { direction: `${text.title}, ${text.refunded}: ${tax}`, amount: refunded },
    ];
  });
}
