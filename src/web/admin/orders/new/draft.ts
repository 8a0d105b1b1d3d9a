// Entries in the form of a new order, and how they survive a reload.
import type { VariantStock } from "#modules/inventory/contract.ts";
import { paymentKinds } from "#modules/orders/kinds.ts";
import { orderStatuses, type OrderStatus } from "#modules/orders/status.ts";
import { createKey } from "#web/browser/create-key.ts";
import { createTypedAddress, toTypedAddress, type TypedAddress } from "#shared/address.ts";
import { homeCountry } from "#shared/home-country.ts";
import { MAIN_CURRENCY, ownCurrencies, type OwnCurrency } from "#shared/money.ts";
import { isWhole } from "#shared/is-whole.ts";
import { isRecord, readJson } from "#shared/json.ts";
import type { PaymentDraft } from "../payment-draft.ts";

/** Data of a variant that the form needs to show it and to calculate with it. */
export type LineVariant = Pick<
  VariantStock,
  "id" | "productName" | "variantName" | "sku" | "imageUrl" | "available"
> & { readonly priceMinor: number };

export type LineDraft = {
  readonly variant: LineVariant;
  /** As it is typed. */
  readonly quantity: string;
  /** Of one piece; null for the catalogue's price. */
  readonly agreed: AgreedDraft | null;
};

/** A price that was agreed and why, as they are typed. */
export type AgreedDraft = { readonly price: string; readonly reason: string };

export type OrderDraft = {
  /** Made when the form opens: however often it is sent, it is one order. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The customer takes the pieces along: there is no address and no status to choose. */
  readonly isHandedOver: boolean;
  readonly currency: OwnCurrency;
  readonly lines: readonly LineDraft[];
  readonly couponCode: string;
  /** A way to ship of the market, by its id; empty for nothing to pay. */
  readonly shippingMethod: string;
  /** Of a company that buys. */
  readonly vatNumber: string;
  /** Of the whole order; null for its sum. */
  readonly agreedTotal: AgreedDraft | null;
  readonly hasBilling: boolean;
  readonly billing: TypedAddress;
  readonly hasShipping: boolean;
  readonly shipping: TypedAddress;
  /** Empty for the default of the settings. */
  readonly status: OrderStatus | "";
  readonly payments: readonly PaymentDraft[];
  readonly notifyCustomer: boolean;
  readonly note: string;
};

const emptyAddress: TypedAddress = { ...toTypedAddress(null), country: homeCountry };

export function createEmptyDraft(): OrderDraft {
  return {
    key: createKey(),
    name: "",
    email: "",
    phone: "",
    isHandedOver: false,
    currency: MAIN_CURRENCY,
    lines: [],
    couponCode: "",
    shippingMethod: "",
    vatNumber: "",
    agreedTotal: null,
    hasBilling: false,
    billing: emptyAddress,
    hasShipping: false,
    shipping: emptyAddress,
    status: "",
    payments: [],
    notifyCustomer: true,
    note: "",
  };
}

/** Whether anything has been entered. */
export function isTouched(draft: OrderDraft): boolean {
  return (
    JSON.stringify({ ...draft, key: "" }) !== JSON.stringify({ ...createEmptyDraft(), key: "" })
  );
}

type Stocked = Omit<LineVariant, "priceMinor"> & Pick<VariantStock, "price">;

export function getVariant(stock: Stocked): LineVariant {
  const { id, productName, variantName, sku, imageUrl, available, price } = stock;
  return {
    id,
    productName,
    variantName,
    sku,
    imageUrl,
    available,
    priceMinor: price.amountMinor,
  };
}

/** The draft with one more unit of a variant: on its line, or on a new one. */
export function withVariant(draft: OrderDraft, variant: LineVariant): OrderDraft {
  const isThere = draft.lines.some((line) => line.variant.id === variant.id);
  const lines = isThere
    ? draft.lines.map((line) =>
        line.variant.id === variant.id
          ? { ...line, variant, quantity: String((getQuantity(line.quantity) ?? 0) + 1) }
          : line,
      )
    : [...draft.lines, { variant, quantity: "1", agreed: null }];
  return { ...draft, lines };
}

const QUANTITY = /^\d{1,2}$/;

/** The number of items that was typed, 1 to 99; undefined when it is none. */
export function getQuantity(typed: string): number | undefined {
  const quantity = QUANTITY.test(typed.trim()) ? Number(typed) : 0;
  return quantity >= 1 ? quantity : undefined;
}

const KEY = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The stored draft of the browser; undefined when there is no usable one. */
export function parseDraft(text: string | null): OrderDraft | undefined {
  const stored = readFields(readJson(text ?? ""));
  const { key, lines } = stored;
  if (typeof key !== "string" || !KEY.test(key) || !Array.isArray(lines)) return undefined;
  const empty = createEmptyDraft();
  return {
    key,
    name: readText(stored["name"]),
    email: readText(stored["email"]),
    phone: readText(stored["phone"]),
    isHandedOver: stored["isHandedOver"] === true,
    currency: ownCurrencies.find((it) => it === stored["currency"]) ?? empty.currency,
    lines: lines.flatMap((line: unknown) => readLine(line) ?? []),
    couponCode: readText(stored["couponCode"]),
    shippingMethod: readText(stored["shippingMethod"]),
    vatNumber: readText(stored["vatNumber"]),
    agreedTotal: readAgreed(stored["agreedTotal"]),
    hasBilling: stored["hasBilling"] === true,
    billing: readAddress(stored["billing"]),
    hasShipping: stored["hasShipping"] === true,
    shipping: readAddress(stored["shipping"]),
    status: orderStatuses.find((status) => status === stored["status"]) ?? empty.status,
    payments: listIn(stored["payments"]).map(readPayment),
    notifyCustomer: stored["notifyCustomer"] !== false,
    note: readText(stored["note"]),
  };
}

function readLine(value: unknown): LineDraft | undefined {
  const { variant, quantity, agreed } = readFields(value);
  const { id, productName, variantName, sku, imageUrl, available, priceMinor } =
    readFields(variant);
  if (typeof id !== "string" || !isWhole(available) || !isWhole(priceMinor)) return undefined;
  return {
    variant: {
      id,
      productName: readText(productName),
      variantName: readText(variantName),
      sku: readText(sku),
      imageUrl: typeof imageUrl === "string" ? imageUrl : null,
      available,
      priceMinor,
    },
    quantity: readText(quantity),
    agreed: readAgreed(agreed),
  };
}

function readAgreed(value: unknown): AgreedDraft | null {
  const { price, reason } = readFields(value);
  return typeof price === "string" ? { price, reason: readText(reason) } : null;
}

function readPayment(value: unknown): PaymentDraft {
  const { kind, amountMinor, paidOn, reference } = readFields(value);
  return {
    kind: paymentKinds.find((it) => it === kind) ?? "other",
    amountMinor: readText(amountMinor),
    paidOn: readText(paidOn),
    reference: readText(reference),
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readAddress(value: unknown): TypedAddress {
  const stored = readFields(value);
  return createTypedAddress((part) => readText(stored[part]));
}

const readText = (value: unknown): string => (typeof value === "string" ? value : "");

function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
