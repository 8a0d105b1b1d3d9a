import { describe, expect, test } from "vitest";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderEventKinds } from "#modules/orders/kinds.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { money } from "#shared/money.ts";
import { getActor, getAmount, getNote, getReaders, getTitle } from "./event-labels.ts";

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
  test("ORDP-07 has Hebrew texts for every kind of event, and different ones for each status", () => {
    const titles = orderEventKinds
      .filter((kind) => kind !== "status")
      .map((kind) => getTitle(event({ kind }), "checkout"));
    const statuses = orderStatuses.map((toStatus) =>
      getTitle(event({ kind: "status", fromStatus: "pending", toStatus }), "checkout"),
    );
    for (const title of [...titles, ...statuses]) expect(title).toMatch(hebrew);
    expect(new Set([...titles, ...statuses]).size).toBe(titles.length + statuses.length);
  });

  test("ORDP-07 shows what was edited, how much money moved, and how the order came in", () => {
    const edited = event({ kind: "edited", facts: { parts: ["lines", "contact"] } });
    const { parts } = text.timeline;
    expect(getTitle(edited, "checkout")).toContain(`${parts.lines}, ${parts.contact}`);
    const payment = event({ kind: "payment", facts: { amountMinor: 7_499, currency: "USD" } });
    expect(getAmount(payment)).toEqual(money(7_499, "USD"));
    expect(getAmount(event({}))).toBeUndefined();
    const created = event({ kind: "created", toStatus: "pending" });
    expect(getTitle(created, "admin")).not.toBe(getTitle(created, "checkout"));
  });

  test("ORDP-08 names the staff member, otherwise the customer if it was their action, otherwise the shop", () => {
    const { customer, shop } = text.timeline;
    expect(getActor(event({ actorName: "Dana Levin" }), "checkout")).toBe("Dana Levin");
    expect(getActor(event({ kind: "created" }), "checkout")).toBe(customer);
    expect(getActor(event({ kind: "created" }), "admin")).toBe(shop);
    expect(getActor(event({ kind: "released" }), "checkout")).toBe(shop);
    const cancelled = event({ kind: "status", note: orderNotes.cancelledByCustomer });
    expect(getActor(cancelled, "checkout")).toBe(customer);
  });

  test("ORDP-08 shows the shop's own notes in Hebrew, and texts by people unchanged", () => {
    for (const note of Object.values(orderNotes)) expect(getNote(event({ note }))).toMatch(hebrew);
    expect(getNote(event({ note: "Call before noon" }))).toBe("Call before noon");
    expect(getNote(event({}))).toBeUndefined();
  });

  test("ORDP-09 distinguishes internal notes from notes for the customer", () => {
    expect(getReaders(event({ note: "a", customerVisible: false }))).toBe("internal");
    expect(getReaders(event({ note: "a" }))).toBe("visible");
    expect(getReaders(event({ kind: "deleted", customerVisible: false }))).toBeUndefined();
  });
});
