import { deliveries } from "#i18n/he/deliveries.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { listFileColumns } from "#i18n/he/list-file-columns.ts";
import { products } from "#i18n/he/products.ts";
import { publishing } from "#i18n/he/publishing.ts";
import { catalogAdminEndpoints } from "#modules/catalog/admin/admin-endpoints.ts";
import { inventoryEndpoints } from "#modules/inventory/endpoints.ts";
import { defineListFile, createMomentCell } from "./define-list-file.ts";

const { columns: others } = listFileColumns;
const { history: moved } = inventory;

export const productsFile = defineListFile(
  catalogAdminEndpoints.listProducts,
  ({ products: rows }) => rows,
)({
  heads: { ...others, ...products.columns, state: products.state },
  columns: {
    product: ({ name }) => name,
    sku: "text",
    category: ({ category }) => category?.name ?? null,
    basePrice: "money",
    state: ({ state }) => publishing.states[state],
    isActive: "flag",
    featured: "flag",
    variants: "count",
    available: "count",
    tags: ({ tags }) => tags.join("; "),
    createdAt: "moment",
    updated: createMomentCell(({ updatedAt }) => updatedAt),
    deleted: createMomentCell(({ deletedAt }) => deletedAt),
    id: "text",
  },
});

/** Also the sheet of prices, which is read back by SKU. */
export const stockFile = defineListFile(
  inventoryEndpoints.listStock,
  ({ variants }) => variants,
)({
  heads: { ...inventory.columns, ...others },
  columns: {
    sku: "text",
    barcode: "text",
    product: ({ productName }) => productName,
    variant: ({ variantName }) => variantName,
    level: ({ level }) => inventory.levels[level],
    isActive: "flag",
    price: "money",
    cost: "money",
    onHand: "count",
    reserved: "count",
    available: "count",
    perWeek: ({ demand }) => demand.soldPerWeek,
    daysLeft: ({ demand }) => demand.daysLeft,
    orderBy: { cell: ({ demand }) => demand.orderBy, kind: "day" },
    expected: ({ demand }) => demand.expected?.quantity ?? null,
    waiting: ({ demand }) => demand.waiting,
    preordered: ({ demand }) => demand.preordered,
  },
});

export const movementsFile = defineListFile(
  inventoryEndpoints.listMovements,
  ({ movements }) => movements,
)({
  heads: {
    ...others,
    onHand: moved.onHand,
    reserved: moved.reserved,
    ahead: moved.ahead,
    order: moved.order,
    available: moved.available,
    reason: inventory.reason,
    note: deliveries.fields.note,
  },
  columns: {
    createdAt: "moment",
    reason: ({ reason }) => inventory.reasons[reason],
    onHand: ({ quantity }) => quantity,
    reserved: "count",
    ahead: "count",
    order: ({ order }) => order && `#${order.number}`,
    note: "text",
    person: ({ actorName }) => actorName ?? moved.shop,
    available: ({ after }) => after.available,
  },
});
