import { useEffect, useMemo, useState } from "react";
import type { Cart } from "#modules/cart/cart.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isNamed } from "#modules/catalog/slug.ts";

type KnownCatalog = {
  readonly variants: readonly CatalogVariant[];
  /** Whether `variants` would have this slug, if it were sold. */
  readonly isKnown: (slug: string) => boolean;
  /** Has what lies outside the page's catalog asked for once more. */
  readonly askAgain: () => void;
};

type Asked = {
  readonly slugs: readonly string[];
  readonly variants: readonly CatalogVariant[];
};

/**
 * The page's catalog, and of a large one what this cart holds besides, asked for once. Until the
 * answer is there, and when there is none, those lines stay as they were stored.
 */
export function useKnownCatalog(
  variants: readonly CatalogVariant[],
  isComplete: boolean,
  cart: Cart,
): KnownCatalog {
  const [asked, setAsked] = useState<Asked>({ slugs: [], variants: [] });
  const isOutside = ({ id }: { id: string }) => !variants.some((each) => isNamed(each, id));
  const outside = isComplete ? [] : cart.filter(isOutside).map(({ id }) => id);
  const missing = outside.filter((slug) => !asked.slugs.includes(slug)).join();
  useEffect(() => {
    if (missing === "") return undefined;
    let isOver = false;
    const slugs = missing.split(",");
    // Most shops never need it.
    void import("./ask-catalog.ts")
      .then(({ askCatalog }) => askCatalog(slugs))
      .then(
        (found) => {
          if (isOver) return;
          setAsked((before) => ({
            slugs: [...before.slugs, ...slugs],
            // None are left when all are asked for again.
            variants: [...(before.slugs.length > 0 ? before.variants : []), ...found],
          }));
        },
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [missing]);
  return useMemo(
    () => ({
      variants: [...variants, ...asked.variants],
      isKnown: (slug) => isComplete || asked.slugs.includes(slug),
      askAgain: () => setAsked((before) => ({ ...before, slugs: [] })),
    }),
    [variants, isComplete, asked],
  );
}
