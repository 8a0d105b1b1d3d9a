import { isForSale } from "#modules/catalog/for-sale.ts";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { findVariants } from "#modules/inventory/list-stock.ts";
import { money } from "#shared/money.ts";
import type { ChatAnswer } from "./chat-contract.ts";
import { readChat } from "./read-chat.ts";

/** More products than any shop of this kind sells. */
const MAX_VARIANTS = 1_000;

/**
 * Details of an order in a pasted conversation, read with the present catalogue. Nothing of it is
 * stored or logged.
 */
export async function readOrderChat(
  ctx: Context,
  { text }: { readonly text: string },
): Promise<ChatAnswer> {
  const rows = await findVariants(ctx, isForSale, MAX_VARIANTS);
  const { brand } = await readContent(ctx, ["brand"]);
  const { items, ...findings } = readChat(text, {
    names: [brand.name],
    emails: [brand.email],
    phones: [brand.imprint.phone],
    variants: rows.map(({ variant, productName }) => ({ ...variant, productName })),
  });
  return {
    ...findings,
    unclear: [...findings.unclear],
    items: items.flatMap(({ variantId, quantity, isSure }) => {
      const row = rows.find(({ variant }) => variant.id === variantId);
      if (row === undefined) return [];
      const { variant, productName, imageUrl } = row;
      return {
        variant: {
          id: variantId,
          productName,
          variantName: formatNameWithSize(variant),
          sku: variant.sku,
          imageUrl,
          available: variant.stockQuantity,
          price: money(variant.priceMinor, variant.baseCurrency),
        },
        quantity: quantity ?? null,
        isSure,
      };
    }),
  };
}
