import type { DeskCategory } from "#modules/catalog/desk-shapes.ts";

/** Categories to choose from; subcategories are indented below their parent. */
export function CategoryOptions({ categories }: { categories: readonly DeskCategory[] }) {
  return categories.map(({ id, name, parentId }) => (
    <option key={id} value={id}>
      {parentId === null ? name : `\u00A0\u00A0\u00A0${name}`}
    </option>
  ));
}
