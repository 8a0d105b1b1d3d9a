/** The levels of stock, best first. */
export const stockLevels = ["enough", "low", "critical", "out"] as const;
export type StockLevel = (typeof stockLevels)[number];

/** More than any shelf holds, so that a typing mistake is refused before it reaches the ledger. */
export const MAX_UNITS = 100_000;

/** The inventory calls this many units or fewer critical. */
export const CRITICAL_STOCK = 5;

/** The level of `available` units; `threshold` is the setting below which stock is low. */
export function getStockLevel(available: number, threshold: number): StockLevel {
  if (available <= 0) return "out";
  if (available <= CRITICAL_STOCK) return "critical";
  return available < threshold ? "low" : "enough";
}

/** Whether `level` is worse than `than`. */
export function isWorse(level: StockLevel, than: StockLevel): boolean {
  return stockLevels.indexOf(level) > stockLevels.indexOf(than);
}

/**
 * Filters of the stock list: "low" is below the threshold but not 0, "below" includes 0, so that
 * there is a filter for each figure in the back office.
 */
export const stockFilters = ["all", "low", "out", "critical", "below"] as const;
export type StockFilter = (typeof stockFilters)[number];
