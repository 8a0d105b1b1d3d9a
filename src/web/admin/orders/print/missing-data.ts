// Missing data that keep a document from being printed; they are listed instead.
import type { CustomsDeclaration } from "#modules/orders/shipping/customs-contract.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { getDestination } from "#modules/orders/document-language.ts";
import type { Address } from "#shared/address.ts";
import { homeCountry } from "#shared/home-country.ts";
import type { PrintKind } from "./printable.ts";

export type DeclaredLine = CustomsDeclaration["lines"][number];
export type Gap =
  | { readonly kind: "no_address" | "at_home" | "no_sender" }
  | { readonly kind: "line"; readonly line: DeclaredLine };

type Addressed = Pick<OrderDetails, "billingAddress" | "shippingAddress" | "customer">;

/** Where the shipment goes, which the first address is unless there is another one. */
export function getShipmentAddress({
  shippingAddress,
  billingAddress,
}: Pick<Addressed, "billingAddress" | "shippingAddress">): Address | null {
  return shippingAddress ?? billingAddress;
}

/** Why a document of this kind cannot be printed for an order; nothing when it can. */
export function findGaps(
  kind: PrintKind,
  order: Addressed,
  { senderAddress, lines }: { senderAddress: string; lines: readonly DeclaredLine[] },
): readonly Gap[] {
  if (kind === "summary" || kind === "packing") return [];
  const destination = getDestination(order);
  if (destination === null) return [{ kind: "no_address" }];
  if (kind === "label") return [];
  if (destination === homeCountry) return [{ kind: "at_home" }];
  return [
    ...(senderAddress === "" ? [{ kind: "no_sender" } as const] : []),
    ...lines
      .filter(({ missing }) => missing.length > 0)
      .map((line) => ({ kind: "line", line }) as const),
  ];
}
