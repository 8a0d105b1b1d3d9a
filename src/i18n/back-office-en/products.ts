import type { products as hebrew, productsInWords as hebrewInWords } from "../he/products.ts";
import type { Translated } from "../translated.ts";
import { daysInWords, inWords } from "./in-words.ts";
import { taxClassNames } from "./tax-class-names.ts";
import { soldUnits } from "./units.ts";
import { isolate } from "#shared/isolate-text.ts";

/** "1 product", "3 products". */
export const productsInWords: Translated<typeof hebrewInWords> = (count) =>
  inWords(count, "1 product", "products");

export const products: Translated<typeof hebrew> = {
  title: "Products and categories",
  search: "Search by name, SKU, barcode or tag",
  state: "Show products",
  states: {
    all: "All",
    active: "Visible",
    inactive: "Hidden",
    late: "Not published on time",
    featured: "Featured",
    deleted: "Trash",
  },
  allCategories: "All categories",
  noCategory: "No category",
  sort: "Sort",
  sorts: {
    newest: "Newest first",
    shop: "As in the shop",
    updated: "Recently updated",
    name: "By name",
    price: "Price, low to high",
    "-price": "Price, high to low",
    available: "Lowest stock first",
  },
  columns: {
    product: "Product",
    basePrice: "Base price",
    stock: "Variants and stock",
    featured: "Featured",
    active: "In the shop",
    updated: "Updated",
    deleted: "Deleted",
    actions: "Actions",
  },
  noSku: "No SKU",
  variants: (count) => (count === 0 ? "No variants" : inWords(count, "1 variant", "variants")),
  available: (count) => (count === 0 ? "Out of stock" : `${count} available`),
  leavesBin: (days) =>
    days <= 0 ? "Deleted for good today" : `Deleted for good in ${daysInWords(days)}`,
  staysInBin: "Kept because of orders or stock",
  empty: {
    none: "No products yet",
    noneText: "Add the first product here: a name and a price. Images and variants come later.",
    filtered: "No products match the filter",
    filteredText: "Try other words, or clear the filter.",
    bin: "The trash is empty",
    binText: "Deleted products stay here for 30 days and can be restored.",
  },
  loadFailed: "Could not load the products",
  categoriesFailed: "Could not load the categories.",
  rowMenu: (name) => `Actions for ${isolate(name)}`,
  featureSwitch: (name) => `Feature ${isolate(name)}`,
  actions: {
    add: "Add product",
    details: "Details",
    duplicate: "Duplicate",
    delete: "Delete",
    restore: "Restore",
    inShop: "View in shop",
  },
  deleteDialog: {
    title: "Delete product",
    text: (name) =>
      `“${isolate(name)}” leaves the shop and moves to the trash. Existing orders do not change, and you can restore it for 30 days.`,
  },
  duplicateDialog: {
    title: "Duplicate product",
    text: "The copy is a draft, without SKU, barcodes and stock.",
    fields: { name: { label: "Name of the copy" }, withImages: { label: "Copy the images, too" } },
    copyName: (original) => `${original} – copy`,
    submit: "Create copy",
  },
  outcomes: {
    add: { saved: "Product added", failed: "Could not add the product." },
    save: { saved: "Updated", failed: "Could not save the product." },
    flag: {
      saved: "Updated",
      failed: "Could not update the product, so the switch is back where it was.",
    },
    delete: { saved: "Product moved to the trash", failed: "Could not delete the product." },
    restore: { saved: "Product restored", failed: "Could not restore the product." },
    duplicate: { saved: "Copy created", failed: "Could not duplicate the product." },
  },
  form: {
    addTitle: "New product",
    submitNew: "Add product",
    priceHelp: (shekels) => `About ${shekels} at the latest exchange rate`,
    size: "Size and pets",
    noGift: "No gift",
    giftChosen: "Chosen gift",
    addTag: "Add tag",
    removeTag: (tag) => `Remove tag ${isolate(tag)}`,
    details: "Product details",
    sale: "Sale",
    unchanged: "No changes to save",
    unsaved: "Unsaved changes",
    discard: "Discard changes",
  },
  fields: {
    name: { label: "Product name", problems: { required: "Enter a product name" } },
    description: { label: "Description" },
    basePriceMinor: {
      label: "Base price ($)",
      help: "The price of new variants. What customers pay is set in each variant.",
    },
    categoryId: { label: "Category" },
    sku: { label: "SKU" },
    giftProductId: {
      label: "Gift with each unit",
      help: "Added to every order for free, while stock lasts. “No gift” ends the offer.",
    },
    weightGrams: { label: "Weight (g)" },
    heightMm: { label: "Height (cm)" },
    widthMm: { label: "Width (cm)" },
    depthMm: { label: "Depth (cm)" },
    maxPetGrams: {
      label: "Maximum pet weight (kg)",
      help: "Only for a product that carries pets. Empty: no fit check and no words about pets.",
    },
    care: {
      label: "Care and cleaning",
      help: "Each line is a paragraph on the product page.",
    },
    taxClass: {
      label: "Tax class",
      help: "Sets the tax rate in markets where tax is charged.",
      choices: taxClassNames,
    },
    tags: { label: "Tags", help: "Enter or a comma adds a tag." },
    dimensions: {
      label: "Note on dimensions",
      help: "For staff only. For example: \u206645 x 33 x 21 cm\u2069",
    },
    featured: { label: "Featured", help: "Featured products are marked with a star." },
    attributes: {
      label: "Attributes",
      help: "A number from the policies or a measure of the product can be a variable that updates itself: \u2066{policies.warrantyMonths}\u2069, \u2066{size.metric}\u2069.",
      entry: {
        none: "No attributes yet.",
        add: "Add attribute",
        name: (place) => `Attribute ${place}`,
        fields: {
          name: { label: "Name" },
          value: { label: "Value" },
          type: {
            label: "Type",
            choices: { text: "Text", number: "Number", boolean: "Yes or no" },
          },
        },
      },
    },
  },
  clash: {
    title: "The product has changed meanwhile",
    text: "Someone else saved changes to the same fields. What you typed stays here; saving replaces their value.",
  },
  page: {
    back: "Back to products",
    loadFailed: "Could not load the product",
    inBin: "This product is in the trash and not shown in the shop.",
    tabs: "Parts of the product",
    tab: { general: "General", images: "Images", variants: "Variants", analytics: "Analytics" },
  },
  analytics: {
    loadFailed: "Could not load the sales figures",
    period: "Period",
    periods: {
      "30": "30 days",
      "90": "90 days",
      "365": "One year",
      all: "All time",
    },
    units: soldUnits.label,
    unitsSold: (count) => inWords(count, "1 unit sold", "units sold"),
    unitsExplained: soldUnits.explanation,
    completed: (count) => `In revenue: ${count}`,
    revenue: "Revenue",
    revenueExplained:
      "This product’s part of the period’s revenue, after discounts and refunds. Shekels follow each order’s exchange rate.",
    orders: "Orders",
    ordersExplained: "Orders with this product, in any status, without deleted orders.",
    lastOrdered: "Last ordered",
    neverOrdered: "Not ordered yet",
    byVariant: "By variant",
    byVariantNote: "Amounts are of revenue only.",
    variant: "Variant",
    share: "Share of revenue",
    none: "No sales in this period",
  },
};
