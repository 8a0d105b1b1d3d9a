import { useRouteLoaderData } from "react-router";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { OnTop } from "#modules/markets/on-top.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import type { Days } from "#shared/days.ts";
import type { Wallet } from "#modules/payments/ways/offered-ways.ts";
import type { PaymentMode } from "#modules/payments/ways/ways.ts";
import type { ShopRights } from "./rights/shop-rights.ts";

const LAYOUT_ROUTE = "storefront/layout";

/** The part of every storefront page's data that is about buying. */
export type ShopData = {
  readonly catalog: { readonly variants: readonly CatalogVariant[]; readonly isComplete: boolean };
  readonly payments: PaymentMode;
  /** How many ways to pay are on, where what is offered depends on the order. */
  readonly ways?: number;
  /** Wallets that a customer can pay with if the browser has them; missing without any. */
  readonly wallets?: readonly Wallet[];
  readonly delivery: Days | undefined;
  /** Costs that an address adds to the prices; missing where there are none. */
  readonly onTop?: readonly OnTop[];
  /** The rights by country; missing while the shop describes none. */
  readonly rights?: ShopRights;
  /** Words of a shop without pets; missing in any other. */
  readonly plain?: { readonly promise: string };
};

/** The data that every storefront page brings along; undefined on other pages. */
export const useShopData = () => useRouteLoaderData<() => ShopData>(LAYOUT_ROUTE);

/**
 * Variants for sale as they were when the page was loaded; every storefront page carries them. Of a
 * large catalog these are the first ones, and the product that the page is about.
 */
export function useCatalog(): readonly CatalogVariant[] {
  return useShopData()?.catalog.variants ?? [];
}

/**
 * The variant that an address names; the first of the shop when it names none that is sold.
 * Undefined when nothing is.
 */
export function useVariant(slug: string | undefined): CatalogVariant | undefined {
  const catalog = useCatalog();
  return catalog.find((variant) => slug !== undefined && isNamed(variant, slug)) ?? catalog[0];
}

/**
 * Whether the shop takes orders, and how; while it is off, pages say that payment is still to come.
 */
export function usePayments(): PaymentMode {
  return useShopData()?.payments ?? "off";
}

/** Between which days an order arrives that is made on the day when the page was loaded. */
export function useDelivery(): Days | undefined {
  return useShopData()?.delivery;
}

/** Words of a shop without pets; undefined in any other. */
export const usePlain = () => useShopData()?.plain;
