import { describe, expect, test } from "vitest";
import { orderNotes } from "#content/order-notes.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderEventKinds } from "#modules/orders/kinds.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { money } from "#shared/money.ts";
import { actorOf, amountOf, noteOf, readersOf, titleOf } from "./event-words.ts";

type Event = OrderDetails["events"][number];

const event = (more: Partial<Event>): Event => ({
  id: "1",
  kind: "note",
  fromStatus: null,
  toStatus: null,
  note: null,
  facts: null,
  actorName: null,
  customerVisible: true,
  createdAt: "2026-11-21T10:00:00.000Z",
  ...more,
});
const hebrew = /^[\u0590-\u05ff]/;

describe("the timeline", () => {
  test("ORDP-07 has Hebrew words for every kind of event, and other ones for each status", () => {
    const titles = orderEventKinds
      .filter((kind) => kind !== "status")
      .map((kind) => titleOf(event({ kind }), "checkout"));
    const statuses = orderStatuses.map((toStatus) =>
      titleOf(event({ kind: "status", fromStatus: "pending", toStatus }), "checkout"),
    );
    for (const title of [...titles, ...statuses]) expect(title).toMatch(hebrew);
    expect(new Set([...titles, ...statuses]).size).toBe(titles.length + statuses.length);
  });

  test("ORDP-07 says what was edited, how much money moved, and how the order came in", () => {
    const edited = event({ kind: "edited", facts: { parts: ["lines", "contact"] } });
    const { parts } = text.timeline;
    expect(titleOf(edited, "checkout")).toContain(`${parts.lines}, ${parts.contact}`);
    const payment = event({ kind: "payment", facts: { amountMinor: 7_499, currency: "USD" } });
    expect(amountOf(payment)).toEqual(money(7_499, "USD"));
    expect(amountOf(event({}))).toBeUndefined();
    const created = event({ kind: "created", toStatus: "pending" });
    expect(titleOf(created, "admin")).not.toBe(titleOf(created, "checkout"));
  });

  test("ORDP-08 names the clerk, else the customer where it was theirs, else the shop", () => {
    const { customer, shop } = text.timeline;
    expect(actorOf(event({ actorName: "Dana Levin" }), "checkout")).toBe("Dana Levin");
    expect(actorOf(event({ kind: "created" }), "checkout")).toBe(customer);
    expect(actorOf(event({ kind: "created" }), "admin")).toBe(shop);
    expect(actorOf(event({ kind: "released" }), "checkout")).toBe(shop);
    const cancelled = event({ kind: "status", note: orderNotes.cancelledByCustomer });
    expect(actorOf(cancelled, "checkout")).toBe(customer);
  });

  test("ORDP-08 what the shop itself has noted is in Hebrew, and people's words stay as they are", () => {
    for (const note of Object.values(orderNotes)) expect(noteOf(event({ note }))).toMatch(hebrew);
    expect(noteOf(event({ note: "Call before noon" }))).toBe("Call before noon");
    expect(noteOf(event({}))).toBeUndefined();
  });

  test("ORDP-09 tells notes of the back office from those that the customer reads", () => {
    expect(readersOf(event({ note: "a", customerVisible: false }))).toBe("internal");
    expect(readersOf(event({ note: "a" }))).toBe("visible");
    expect(readersOf(event({ kind: "hidden", customerVisible: false }))).toBeUndefined();
  });
});
