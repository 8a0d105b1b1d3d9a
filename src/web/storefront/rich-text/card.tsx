import { lazy, useState, type ComponentType } from "react";
import type { CatalogVariant } from "#modules/catalog/contract.ts";

type CardProps = { variant: CatalogVariant; heading: "h3"; isNamed: boolean };

let loaded: ComponentType<CardProps> | undefined;

/** Few texts have a card, and it brings the cart along: it has a script of its own. */
async function load() {
  const { ProductCard } = await import("../parts/product-card.tsx");
  loaded = ProductCard;
  return { default: ProductCard };
}

const LazyCard = lazy(load);

/**
 * Gets that script if the page that the browser has opened shows a card. A route module awaits it:
 * were it left to React to wait, any news in the meantime (the cart was read) would make it drop
 * the card.
 */
export async function loadFirstCard(): Promise<void> {
  if (import.meta.env.SSR || document.querySelector("[data-card]") === null) return;
  await load().catch(() => undefined);
}

/** A card of the catalogue within a text. */
export function Card({ variant }: { variant: CatalogVariant }) {
  const [View] = useState(() => loaded ?? LazyCard);
  return (
    <div data-card className="max-w-96">
      <View variant={variant} heading="h3" isNamed />
    </div>
  );
}
