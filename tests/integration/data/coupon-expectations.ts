import {
  ledger,
  neverChanged,
  neverDeleted,
  only,
  readOnly,
  type Rights,
  type TableExpectation,
} from "./policy-rights.ts";

/** Pages bring this along of the public codes: no limit, and no note of the back office. */
const shopper: Rights = {
  ...readOnly("is_public and is_active"),
  reads: [
    "id",
    "code",
    "kind",
    "percent",
    "amount_minor",
    "item_variant_id",
    "starts_on",
    "ends_on",
    "minimum_minor",
    "product_ids",
    "variant_ids",
    "is_active",
    "is_public",
  ],
};

/** Codes are never deleted, and nobody takes a use back. */
export const couponExpectations: Record<string, TableExpectation> = {
  coupons: {
    touch: "note",
    row: "(code, kind, percent) values ('ANOTHER', 'percent', 5)",
    rights: only({
      anonymous: shopper,
      userA: shopper,
      userB: shopper,
      moderator: shopper,
      admin: neverDeleted,
      system: neverDeleted,
      checkout: readOnly("all"),
    }),
  },
  coupon_redemptions: {
    touch: "created_at",
    row: "(order_id, coupon_id) select o.id, c.id from orders o, coupons c where o.coupon_code is null limit 1",
    rights: only({ admin: neverChanged, system: ledger, checkout: ledger }),
  },
};
