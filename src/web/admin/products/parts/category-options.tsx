import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";

/** Categories to choose from; subcategories are indented below their parent. */
export function CategoryOptions({ categories }: { categories: readonly AdminCategory[] }) {
  return categories.map(({ id, name, parentId }) => (
    <option key={id} value={id}>
      {parentId === null ? name : `\u00A0\u00A0\u00A0${name}`}
    </option>
  ));
}
