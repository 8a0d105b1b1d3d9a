import { expect, test } from "vitest";
import { newOrder } from "#i18n/he/new-order.ts";
import {
  createEmptyDraft,
  isTouched,
  parseDraft,
  getQuantity,
  withVariant,
  type LineVariant,
  type OrderDraft,
} from "./draft.ts";
import { toInput, findProblemsLeft, findProblems, toDraftProblems } from "./order-input.ts";
import { getFieldProblem } from "./problem-labels.ts";

const olive: LineVariant = {
  id: "0190a6a0-0000-7000-8000-000000000001",
  productName: "Backpack",
  variantName: "Olive",
  sku: "OLIVE",
  imageUrl: null,
  available: 4,
  priceMinor: 7499,
};
const good: OrderDraft = {
  ...withVariant(createEmptyDraft(), olive),
  name: " נועה לוי ",
  email: " noa@example.com ",
};

/** Fields of records have their words there. */
const isOutsideRecords = (path: string) =>
  !/^(customer|payments|(billing|shipping)Address)\./.test(path);

test("ORDL-21 a complete draft becomes the order that is sent, without its empty fields", () => {
  expect(findProblems(good)).toEqual({});
  const { billingAddress, shippingAddress, status, ...input } = toInput(good);
  expect([billingAddress, shippingAddress, status]).toEqual([undefined, undefined, undefined]);
  expect(input).toEqual({
    idempotencyKey: good.key,
    customer: { name: " נועה לוי ", email: "noa@example.com", phone: "" },
    lines: [{ variantId: olive.id, quantity: 1 }],
    couponCode: "",
    shippingMethod: null,
    vatNumber: "",
    isHandedOver: false,
    currency: "USD",
    payments: [],
    notifyCustomer: true,
    note: "",
  });
});

test("ORDL-21 adding the same variant again raises the quantity of its line", () => {
  const twice = withVariant(withVariant(good, olive), olive);
  expect(twice.lines.map((line) => line.quantity)).toEqual(["3"]);
  expect(["1", "99", " 7 "].map(getQuantity)).toEqual([1, 99, 7]);
  for (const typed of ["", "0", "100", "-1", "1.5", "x", "١"])
    expect({ typed, quantity: getQuantity(typed) }).toEqual({ typed, quantity: undefined });
});

test("HAND-10 agreed prices and payments are sent in the order's currency, and no address when handed over", () => {
  const draft: OrderDraft = {
    ...good,
    email: "",
    phone: "050",
    isHandedOver: true,
    hasBilling: true,
    currency: "ILS",
    lines: [{ variant: olive, quantity: "2", agreed: { price: "250", reason: "שוק" } }],
    agreedTotal: { price: "₪480.50", reason: "סוחר" },
    payments: [{ kind: "cash", amountMinor: "100", paidOn: "2026-02-01", reference: "" }],
  };
  expect(findProblems(draft)).toEqual({});
  const { billingAddress, ...input } = toInput(draft);
  expect(billingAddress).toBeUndefined();
  expect(input).toMatchObject({
    currency: "ILS",
    isHandedOver: true,
    lines: [{ quantity: 2, agreed: { unitPriceMinor: 25_000, reason: "שוק" } }],
    agreedTotal: { amountMinor: 48_050, reason: "סוחר" },
    payments: [{ kind: "cash", amountMinor: 10_000, currency: "ILS", paidOn: "2026-02-01" }],
  });
});

test("HAND-10 missing reasons, amounts and contacts are reported in Hebrew at their field", () => {
  const draft: OrderDraft = {
    ...good,
    email: "",
    lines: [{ variant: olive, quantity: "1", agreed: { price: "x", reason: " " } }],
    agreedTotal: { price: "", reason: "" },
    payments: [{ kind: "cash", amountMinor: "0", paidOn: "", reference: "" }],
  };
  const problems = findProblems(draft);
  expect(Object.keys(problems).toSorted()).toEqual([
    "agreedTotal.amountMinor",
    "agreedTotal.reason",
    "customer.email",
    "lines.0.agreed.reason",
    "lines.0.agreed.unitPriceMinor",
    "payments.0.amountMinor",
  ]);
  const refused = toDraftProblems({
    couponCode: ["with_agreed_total"],
    currency: ["no_rate"],
  });
  for (const found of [problems, refused])
    for (const path of Object.keys(found).filter(isOutsideRecords)) {
      const label = getFieldProblem(path, found, draft);
      expect(label).toMatch(/[\u05d0-\u05ea]/);
      expect(label).not.toBe(newOrder.check);
    }
});

test("ORDL-22 every field says in Hebrew how to correct it", () => {
  const draft: OrderDraft = {
    ...good,
    name: "",
    email: "noa@",
    phone: "0".repeat(33),
    lines: [{ variant: olive, quantity: "0", agreed: null }],
    couponCode: "SAVE\u000099",
    hasBilling: true,
    hasShipping: true,
    billing: { ...good.billing, country: "" },
  };
  const problems = findProblems(draft);
  expect(Object.keys(problems).toSorted()).toEqual(
    [
      "customer.name",
      "customer.email",
      "customer.phone",
      "lines.0.quantity",
      "couponCode",
      "billingAddress.line1",
      "billingAddress.city",
      "billingAddress.country",
      "shippingAddress.line1",
      "shippingAddress.city",
    ].toSorted(),
  );
  for (const path of Object.keys(problems).filter(isOutsideRecords)) {
    const labels = getFieldProblem(path, problems, draft);
    expect(labels).toMatch(/[\u05d0-\u05ea]/);
    expect(labels).not.toBe(newOrder.check);
  }
  const long = findProblems({ ...good, note: "x".repeat(2_001) });
  expect(getFieldProblem("note", long, good)).toBe(newOrder.problems.note);
  const without = findProblems({ ...good, lines: [] });
  expect(getFieldProblem("lines", without, good)).toBe(newOrder.problems.lines);
});

test("ORDL-22 server errors are shown at their fields, with the remaining stock and what is not for sale", () => {
  const refused = toDraftProblems({
    "lines.0.quantity": ["2"],
    "lines.1.variantId": ["unknown"],
    lines: ["too_large"],
  });
  const draft = {
    ...good,
    lines: [...good.lines, { variant: olive, quantity: "1", agreed: null }],
  };
  expect(getFieldProblem("lines.0.quantity", refused, draft)).toBe(
    newOrder.problems.shortage("Olive", 2),
  );
  expect(getFieldProblem("lines.1.quantity", refused, draft)).toBe(
    newOrder.problems.notSold("Olive"),
  );
  expect(getFieldProblem("lines", refused, draft)).toBe(newOrder.problems.tooMuch);
  expect(getFieldProblem("note", refused, draft)).toBeUndefined();
  expect(newOrder.problems.shortage("Olive", 1)).toContain("יחידה אחת");
  expect(newOrder.problems.shortage("Olive", 0)).toContain("אזל");
});

test("ORDL-22 an error disappears when its field is correct, and a server error when its field is edited", () => {
  const before = { "customer.email": ["malformed"], "lines.0.quantity": ["2"] };
  const bad = { ...good, email: "noa@" };
  expect(findProblemsLeft(before, { email: "noa@" }, bad)).toEqual(before);
  expect(findProblemsLeft(before, { email: good.email }, good)).toEqual({
    "lines.0.quantity": ["2"],
  });
  expect(findProblemsLeft(before, { lines: good.lines }, bad)).toEqual({
    "customer.email": ["malformed"],
  });
  const away = { "shippingAddress.city": ["required"] };
  expect(findProblemsLeft(away, { hasShipping: false }, good)).toEqual({});
});

test("ORDL-23 a draft survives a reload unchanged, and any other stored value is no draft", () => {
  const full: OrderDraft = {
    ...good,
    hasBilling: true,
    billing: { ...good.billing, line1: "הרצל 1" },
    status: "processing",
    isHandedOver: true,
    currency: "ILS",
    lines: [{ variant: olive, quantity: "1", agreed: { price: "250", reason: "שוק" } }],
    agreedTotal: { price: "240", reason: "סוחר" },
    payments: [{ kind: "bit", amountMinor: "100", paidOn: "2026-02-01", reference: "7" }],
    notifyCustomer: false,
  };
  expect(parseDraft(JSON.stringify(full))).toEqual(full);
  for (const text of [null, "", "{", "null", "[]", "{}", JSON.stringify({ ...full, key: "x" })])
    expect({ text, draft: parseDraft(text) }).toEqual({ text, draft: undefined });
  const odd = {
    ...full,
    lines: [{ variant: { id: 7 } }, 7, full.lines[0]],
    status: "lost",
    name: 7,
  };
  expect(parseDraft(JSON.stringify(odd))).toEqual({ ...full, status: "", name: "" });
});

test("ORDL-23 an untouched form has nothing to lose", () => {
  expect(isTouched(createEmptyDraft())).toBe(false);
  expect(isTouched({ ...createEmptyDraft(), name: "נ" })).toBe(true);
});
