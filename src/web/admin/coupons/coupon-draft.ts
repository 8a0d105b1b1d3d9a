// The form of a coupon as it is typed, and what the API is asked for.
import type { CouponKind } from "#modules/cart/coupon-kinds.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { toMinor, toTypedAmount } from "../kit/typed-amount.ts";
import type { Problems } from "../products/form/problems.ts";

/** Something that a coupon counts for: a variant, or all of its product. */
export type Target = {
  readonly variantId: string | null;
  readonly productId: string | null;
  readonly name: string;
};

export type CouponDraft = {
  readonly code: string;
  readonly kind: CouponKind;
  readonly percent: string;
  readonly amount: string;
  readonly item: { readonly id: string; readonly name: string } | null;
  readonly targets: readonly Target[];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly maxUses: string;
  readonly maxUsesPerAddress: string;
  readonly firstOrderOnly: boolean;
  readonly minimum: string;
  readonly isActive: boolean;
  readonly isPublic: boolean;
  readonly note: string;
};

export type CouponBody = CallInput<"POST /api/admin/coupons">["body"];

export const emptyDraft: CouponDraft = {
  code: "",
  kind: "percent",
  percent: "",
  amount: "",
  item: null,
  targets: [],
  startsOn: "",
  endsOn: "",
  maxUses: "",
  maxUsesPerAddress: "",
  firstOrderOnly: false,
  minimum: "",
  isActive: true,
  isPublic: false,
  note: "",
};

/** A coupon as the form shows it. `gone` stands for what is not there any more. */
export function toDraft(row: CouponRow, gone: string): CouponDraft {
  const getName = (id: string) => row.names[id] ?? gone;
  const toTypedCount = (count: number | null) => (count === null ? "" : String(count));
  return {
    code: row.code,
    kind: row.kind,
    percent: row.kind === "percent" ? String(row.value) : "",
    amount: row.kind === "amount" ? toTypedAmount(row.value) : "",
    item:
      row.itemVariantId === null
        ? null
        : { id: row.itemVariantId, name: getName(row.itemVariantId) },
    targets: [
      ...row.productIds.map((id) => ({ variantId: null, productId: id, name: getName(id) })),
      ...row.variantIds.map((id) => ({ variantId: id, productId: null, name: getName(id) })),
    ],
    startsOn: row.startsOn ?? "",
    endsOn: row.endsOn ?? "",
    maxUses: toTypedCount(row.maxUses),
    maxUsesPerAddress: toTypedCount(row.maxUsesPerAddress),
    firstOrderOnly: row.firstOrderOnly,
    minimum: row.minimumMinor === 0 ? "" : toTypedAmount(row.minimumMinor),
    isActive: row.isActive,
    isPublic: row.isPublic,
    note: row.note ?? "",
  };
}

/** Finds all that keeps the draft from being sent. The API has the last word. */
export function findProblems(draft: CouponDraft): Problems {
  const { kind, percent, amount, item, minimum, startsOn, endsOn } = draft;
  const problems: [name: string, problem: string | false][] = [
    ["code", draft.code.trim() === "" && "required"],
    ["percent", kind === "percent" && !(toCount(percent, 100) ?? false) && "bad_percent"],
    ["amount", kind === "amount" && !toMinor(amount) && "bad_amount"],
    ["item", kind === "item" && item === null && "required"],
    ["minimum", minimum.trim() !== "" && toMinor(minimum) === undefined && "bad_amount"],
    ["maxUses", !isCountOrEmpty(draft.maxUses) && "bad_count"],
    ["maxUsesPerAddress", !isCountOrEmpty(draft.maxUsesPerAddress) && "bad_count"],
    ["endsOn", startsOn !== "" && endsOn !== "" && endsOn < startsOn && "before_start"],
  ];
  return Object.fromEntries(
    problems.flatMap(([name, problem]) => (problem === false ? [] : [[name, problem]])),
  );
}

/** The body of a request. Only for a draft without problems. */
export function toBody(draft: CouponDraft): CouponBody {
  const { code, kind, item, targets, startsOn, endsOn, firstOrderOnly, isActive, isPublic, note } =
    draft;
  const shown = kind === "item" ? [] : targets;
  return {
    code,
    kind,
    value: { percent: toCount(draft.percent), amount: toMinor(draft.amount), item: 1 }[kind] ?? 1,
    itemVariantId: kind === "item" ? (item?.id ?? null) : null,
    startsOn: startsOn === "" ? null : startsOn,
    endsOn: endsOn === "" ? null : endsOn,
    maxUses: toCount(draft.maxUses) ?? null,
    maxUsesPerAddress: toCount(draft.maxUsesPerAddress) ?? null,
    firstOrderOnly,
    minimumMinor: toMinor(draft.minimum) ?? 0,
    productIds: shown.flatMap(({ variantId, productId }) =>
      variantId === null && productId !== null ? [productId] : [],
    ),
    variantIds: shown.flatMap(({ variantId }) => variantId ?? []),
    isActive,
    isPublic,
    note,
  };
}

/** The field at which an API error is shown. */
export const fieldNames = { itemVariantId: "item", minimumMinor: "minimum" } as const;

const isCountOrEmpty = (typed: string) => typed.trim() === "" || toCount(typed) !== undefined;

function toCount(typed: string, most = 1_000_000): number | undefined {
  const count = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= most ? count : undefined;
}
