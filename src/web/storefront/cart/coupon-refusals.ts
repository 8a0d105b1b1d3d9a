import { cart as words } from "#i18n/en/cart.ts";

const text = words.coupon;

/** Why a code could not be applied, as a person reads it. */
export type Refusal = { readonly title: string; readonly text: string };

export const refusals = {
  unknown: { title: text.invalidTitle, text: text.invalid },
  unreachable: { title: text.invalidTitle, text: text.offline },
} as const satisfies Record<string, Refusal>;
