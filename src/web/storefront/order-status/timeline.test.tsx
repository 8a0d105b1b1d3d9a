import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OrderPage } from "#modules/orders/order-page/order-page.ts";
import { Timeline } from "./timeline.tsx";

type Facts = OrderPage["events"][number]["facts"];

const render = (facts: Facts) =>
  renderToStaticMarkup(
    <Timeline
      events={[
        {
          id: "1",
          kind: "edited",
          fromStatus: null,
          toStatus: null,
          facts,
          note: null,
          createdAt: "2026-11-21T10:00:00.000Z",
        },
      ]}
    />,
  );

test("ORD-39 customers read the total after a correction, that a payment no longer counts, and that a parcel was corrected", () => {
  const totals = { fromMinor: 80_391, toMinor: 70_000 };
  expect(render({ parts: ["price"], currency: "USD", totals })).toContain("now $700.00");
  expect(render({ parts: ["cancelled_payment"], currency: "USD", amountMinor: 5_000 })).toContain(
    "$50.00 was entered by mistake",
  );
  expect(render({ parts: ["shipment"], carrier: "ups" })).toContain("parcel were corrected");
  expect(render({ parts: ["contact"] })).toContain("The order was changed");
});
