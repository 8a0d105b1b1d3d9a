import {
  catalog,
  everything,
  neverDeleted,
  only,
  readOnly,
  type TableExpectation,
} from "./policy-rights.ts";

const stockQuantities = ["stock_quantity", "reserved_quantity", "ahead_quantity"] as const;
const activeProduct =
  "product_id in (select id from products where is_active and deleted_at is null)";

/** Rights on the catalog's tables. */
export const catalogExpectations: Record<string, TableExpectation> = {
  product_categories: {
    touch: "display_order",
    row: "(name) values ('Another')",
    deletable:
      "id not in (select category_id from products where category_id is not null) and parent_id is not null",
    rights: { ...catalog("is_active"), checkout: readOnly("all") },
  },
  products: {
    touch: "featured",
    row: "(name, base_price_minor) values ('Another', 1)",
    rights: {
      ...catalog("is_active and deleted_at is null"),
      checkout: readOnly("all"),
      // Mails to waiting customers name the product.
      publicForms: { ...readOnly("is_active and deleted_at is null"), reads: ["id", "name"] },
    },
  },
  product_variants: {
    touch: "price_minor",
    row: "(product_id, variant_name, price_minor, sku) values ($product, 'Another', 1, 'ANOTHER')",
    rights: {
      ...catalog(`is_active and ${activeProduct}`),
      // Its movements change the stock (nothing else can: a trigger sees to that).
      checkout: { ...readOnly("all"), update: "all", writes: stockQuantities },
      publicForms: {
        ...readOnly("is_active"),
        reads: ["id", "product_id", "slug", "variant_name", "size", "stock_quantity"],
      },
    },
  },
  // The cost of units is read only in the back office, and by the checkout, which writes it into
  // the lines of new orders.
  variant_costs: {
    touch: "cost_minor",
    row: "(variant_id, cost_minor) values ($uncostedVariant, 1)",
    rights: only({
      admin: { ...everything, writes: ["cost_minor"] },
      system: { ...everything, writes: ["cost_minor"] },
      checkout: readOnly("all"),
    }),
  },
  variant_slugs: {
    touch: "product_id",
    row: "(slug) values ('another')",
    rights: {
      ...catalog(
        `variant_id in (select id from product_variants where is_active and ${activeProduct})`,
        neverDeleted,
      ),
      checkout: readOnly("all"),
    },
  },
  product_images: {
    touch: "alt_text",
    row: "(product_id, image_url) values ($product, '/another')",
    rights: {
      ...catalog(
        `deleted_at is null and ${activeProduct} and (variant_id is null or variant_id in (select id from product_variants where is_active))`,
      ),
      checkout: readOnly("deleted_at is null"),
    },
  },
  product_attributes: {
    touch: "attribute_value",
    row: "(product_id, attribute_name, attribute_value) values ($product, 'Another', 'one')",
    rights: catalog(activeProduct),
  },
};
