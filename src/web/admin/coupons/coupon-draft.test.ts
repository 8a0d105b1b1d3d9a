import { expect, test } from "vitest";
import { emptyDraft, findProblems, toBody, toDraft, type CouponDraft } from "./coupon-draft.ts";

const good: CouponDraft = { ...emptyDraft, code: " fair26 ", percent: "26" };

test("OFFER-40 a typed coupon becomes the request body, without the fields that its kind does not use", () => {
  expect(findProblems(good)).toEqual({});
  expect(toBody({ ...good, amount: "5", minimum: "50", maxUses: "10" })).toMatchObject({
    code: " fair26 ",
    kind: "percent",
    value: 26,
    itemVariantId: null,
    startsOn: null,
    maxUses: 10,
    maxUsesPerAddress: null,
    minimumMinor: 5_000,
  });
  const targets = [
    { variantId: "v", productId: null, name: "Olive" },
    { variantId: null, productId: "p", name: "Backpack" },
  ];
  expect(toBody({ ...good, targets })).toMatchObject({ variantIds: ["v"], productIds: ["p"] });
  const item = { id: "hat", name: "Hat" };
  expect(toBody({ ...good, targets, kind: "item", item })).toMatchObject({
    value: 1,
    itemVariantId: "hat",
    variantIds: [],
    productIds: [],
  });
});

test.each<[Partial<CouponDraft>, Record<string, string>]>([
  [{ code: " " }, { code: "required" }],
  [{ percent: "0" }, { percent: "bad_percent" }],
  [{ percent: "101" }, { percent: "bad_percent" }],
  [{ percent: "7.5" }, { percent: "bad_percent" }],
  [{ kind: "amount", amount: "0" }, { amount: "bad_amount" }],
  [{ kind: "amount", amount: "ten" }, { amount: "bad_amount" }],
  [{ kind: "item" }, { item: "required" }],
  [{ maxUses: "0" }, { maxUses: "bad_count" }],
  [{ maxUsesPerAddress: "-1" }, { maxUsesPerAddress: "bad_count" }],
  [{ minimum: "a lot" }, { minimum: "bad_amount" }],
  [{ startsOn: "2026-12-02", endsOn: "2026-12-01" }, { endsOn: "before_start" }],
])("OFFER-40 %j is not sent", (changes, problems) => {
  expect(findProblems({ ...good, ...changes })).toEqual(problems);
});

test("OFFER-40 a saved coupon is shown in the form as it was typed", () => {
  const body = toBody({ ...good, kind: "amount", amount: "7.50", endsOn: "2026-12-01" });
  const row = {
    ...body,
    note: "",
    id: "1",
    state: "active" as const,
    uses: 0,
    isUsed: false,
    names: {},
    updatedAt: "",
  };
  expect(toBody(toDraft(row, "gone"))).toEqual(body);
});
