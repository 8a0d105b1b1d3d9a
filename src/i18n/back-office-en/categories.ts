import type { categories as hebrew } from "../he/categories.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";
import { productsInWords } from "./products.ts";
import { isolate } from "#shared/isolate-text.ts";

const notTheParent = "This category cannot be the parent category.";

export const categories: Translated<typeof hebrew> = {
  list: "Categories",
  add: "Add category",
  addChild: "Add subcategory",
  addTitle: "New category",
  editTitle: "Edit category",
  submitNew: "Add category",
  count: productsInWords,
  /** Of them, those that are in the bin. */
  andInBin: (count) => `and ${count} in the trash`,
  inactive: "Inactive",
  empty: "No categories yet",
  emptyText: "Categories organize the products, and each category can have subcategories.",
  loadFailed: "The categories could not be loaded",
  toProducts: (name) => `Products in ${isolate(name)}`,
  activeSwitch: (name) => `Activate ${isolate(name)}`,
  up: (name) => `Move ${isolate(name)} up`,
  down: (name) => `Move ${isolate(name)} down`,
  isFirst: "The category is already first",
  isLast: "The category is already last",
  moved: (name, place) => `${isolate(name)} is now number ${place}`,
  menu: (name) => `Actions for ${isolate(name)}`,
  edit: "Edit",
  delete: "Delete",
  deleteDialog: {
    title: "Delete category",
    text: (name) => `The category “${isolate(name)}” will be deleted.`,
  },
  /** Why it cannot be deleted; of `count` products `inBin` are in the bin. */
  inUse: (count, inBin) =>
    inBin === 0
      ? `The category has ${productsInWords(count)}`
      : `The category has ${productsInWords(count)}, ${inBin} of them in the trash`,
  hasChildren: (count) => `The category has ${inWords(count, "1 subcategory", "subcategories")}`,
  form: {
    noParent: "None (top-level category)",
    parentHelp: "A category with subcategories has no parent category.",
  },
  fields: {
    name: {
      label: "Category name",
      problems: {
        required: "Enter a category name",
        taken: "There is already a category with this name in the same place.",
      },
    },
    description: { label: "Description" },
    parentId: {
      label: "Parent category",
      problems: { itself: notTheParent, nested: notTheParent },
    },
    isActive: {
      label: "Active",
      help: "An inactive category is not shown in the shop, and its products and those of its subcategories are not sold.",
    },
  },
  outcomes: {
    add: { saved: "Category added", failed: "The category could not be added." },
    save: { saved: "Updated", failed: "The category could not be saved." },
    flag: {
      saved: "Updated",
      failed: "The category could not be updated, and the switch was set back.",
    },
    move: { failed: "The category could not be moved, and the previous order was restored." },
    delete: { saved: "Category deleted", failed: "The category could not be deleted." },
    restore: { saved: "Category restored", failed: "The category could not be restored." },
  },
};
