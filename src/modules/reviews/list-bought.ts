import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";

/** A bought product of an order. */
export type BoughtProduct = {
  readonly productId: string;
  readonly variantId: string;
  readonly slug: string;
  readonly name: string;
  readonly variant: string | null;
  readonly image: string | null;
  /** Whether it carries pets: then a review can say which pet, and how it fits. */
  readonly carriesPets: boolean;
};

/** The products of an order that still exist, each once, in the order of its lines. */
export async function listBought(
  { db }: Pick<Context, "db">,
  orderId: string,
): Promise<BoughtProduct[]> {
  const { rows } = await db.execute<BoughtProduct>(sql`
    select "productId", "variantId", slug, name, variant, image, "carriesPets" from (
      select distinct on (p.id) p.id as "productId", v.id as "variantId", v.slug, i.product_name as name,
        i.variant_name as variant, i.image_url as image, p.max_pet_grams is not null as "carriesPets", i.position
      from order_items i
      join product_variants v on v.id = i.variant_id
      join products p on p.id = v.product_id and p.deleted_at is null
      where i.order_id = ${orderId} and not i.is_gift
      order by p.id, i.position
    ) bought order by position`);
  return rows;
}
