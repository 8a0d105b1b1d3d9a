import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OwnReturns } from "#modules/returns/read-own-returns.ts";
import { money } from "#shared/money.ts";
import { RequestedReturns } from "./requested-returns.tsx";

const request: OwnReturns["returns"][number] = {
  id: "0197a2f0-0000-4000-8000-000000000000",
  number: "R1",
  kind: "withdraw",
  state: "refunded",
  requestedAt: "2026-03-01T10:00:00Z",
  note: null,
  refunded: money(2_000, "USD"),
  lines: [],
  isRefundPending: false,
};

test("PAY-77 the money of a return that waits is on its way, and refunded once it was made", () => {
  const getText = (isRefundPending: boolean) =>
    renderToStaticMarkup(<RequestedReturns returns={[{ ...request, isRefundPending }]} />);
  expect(getText(true)).toContain("A refund of $20.00 is on its way to you.");
  expect(getText(true)).not.toContain("We refunded");
  expect(getText(false)).toContain("We refunded $20.00.");
});
