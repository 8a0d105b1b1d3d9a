import { expect, test } from "vitest";
import { getOutlook } from "./stock-outlook.ts";

const stock = { available: 8, expected: 0, sold: 28, supplyDays: 5, today: "2026-07-01" };

test("WAIT-22 sales of four weeks determine how long the stock lasts and when to reorder", () => {
  expect(getOutlook(stock)).toEqual({ soldPerWeek: 7, daysLeft: 8, orderBy: "2026-07-04" });
  expect(getOutlook({ ...stock, sold: 3 })).toMatchObject({ soldPerWeek: 0.8, daysLeft: 74 });
});

test("WAIT-22 expected deliveries postpone the reorder date, and are not for sale yet", () => {
  expect(getOutlook({ ...stock, expected: 10 })).toMatchObject({
    daysLeft: 8,
    orderBy: "2026-07-14",
  });
});

test("WAIT-22 an overdue reorder is due today; products without sales, or with stock for years, have no date", () => {
  expect(getOutlook({ ...stock, supplyDays: 8 }).orderBy).toBe("2026-07-01");
  expect(getOutlook({ ...stock, supplyDays: 7 }).orderBy).toBe("2026-07-02");
  expect(getOutlook({ ...stock, supplyDays: 60 }).orderBy).toBe("2026-07-01");
  expect(getOutlook({ ...stock, sold: 0 })).toEqual({
    soldPerWeek: 0,
    daysLeft: null,
    orderBy: null,
  });
  expect(getOutlook({ ...stock, available: 730 }).daysLeft).toBe(730);
  expect(getOutlook({ ...stock, available: 731 }).daysLeft).toBeNull();
});
