import { expect, test } from "vitest";
import { createDraft, createSample, readDraft, toDraft } from "#shared/records/record.ts";
import { coupon, type CouponDraft } from "./coupon.ts";

const draft: CouponDraft = { ...createDraft(coupon), code: " fair26 ", value: "26" };
const read = (changes: Partial<CouponDraft>) => readDraft(coupon, { ...draft, ...changes });
const id = "0197a2f0-0000-4000-8000-000000000001";

test("OFFER-40 a typed coupon becomes the request body, without the fields that its kind does not use", () => {
  expect(read({ minimumMinor: "50", maxUses: "10" })).toMatchObject({
    data: {
      code: "FAIR26",
      value: 26,
      itemVariantId: null,
      startsOn: null,
      maxUses: 10,
      maxUsesPerAddress: null,
      minimumMinor: 5_000,
      note: null,
    },
  });
  expect(read({ kind: "amount", value: "7.50" })).toMatchObject({ data: { value: 750 } });
  const item = { kind: "item", value: "", itemVariantId: id, variantIds: [id] } as const;
  expect(read({ ...item, variantIds: [id] })).toMatchObject({
    data: { value: 1, itemVariantId: id, variantIds: [] },
  });
  expect(read({ itemVariantId: id })).toMatchObject({ data: { itemVariantId: null } });
});

test.each<[Partial<CouponDraft>, Record<string, string[]>]>([
  [{ code: " " }, { code: ["required"] }],
  [{ value: "" }, { value: ["required"] }],
  [{ value: "0" }, { value: ["too_small"] }],
  [{ value: "101" }, { value: ["too_large"] }],
  [{ value: "7.5" }, { value: ["wrong_type"] }],
  [{ kind: "amount", value: "0" }, { value: ["too_small"] }],
  [{ kind: "amount", value: "ten" }, { value: ["wrong_type"] }],
  [{ kind: "item" }, { itemVariantId: ["required"] }],
  [{ maxUses: "0" }, { maxUses: ["too_small"] }],
  [{ maxUsesPerAddress: "-1" }, { maxUsesPerAddress: ["too_small"] }],
  [{ minimumMinor: "a lot" }, { minimumMinor: ["wrong_type"] }],
  [{ startsOn: "2026-12-02", endsOn: "2026-12-01" }, { endsOn: ["before_start"] }],
])("OFFER-40 %j is not sent", (changes, fields) => {
  expect(read(changes)).toEqual({ ok: false, fields });
});

test("OFFER-40 a saved coupon is shown in the form as it was typed", () => {
  const values = { ...createSample(coupon), kind: "amount", value: 750 } as const;
  expect(toDraft(coupon, values)).toMatchObject({ value: "7.50", maxUses: "1", minimumMinor: "" });
  expect(readDraft(coupon, toDraft(coupon, values))).toEqual({
    ok: true,
    data: values,
  });
});
