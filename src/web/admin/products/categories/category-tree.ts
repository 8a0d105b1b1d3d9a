import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";

export type CategoryNode = AdminCategory & {
  readonly children: readonly CategoryNode[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/**
 * The list as a tree of main categories and their own, with who is first and last under each
 * parent.
 */
export function toCategoryTree(
  list: readonly AdminCategory[],
  parentId: string | null = null,
): readonly CategoryNode[] {
  const siblings = list.filter((it) => it.parentId === parentId);
  return siblings.map((category, index) => ({
    ...category,
    children: parentId === null ? toCategoryTree(list, category.id) : [],
    isFirst: index === 0,
    isLast: index === siblings.length - 1,
  }));
}

/**
 * Which categories can be the parent of this one (undefined for a new one): the tree has one level,
 * without circles.
 */
export function listPossibleParents(
  list: readonly AdminCategory[],
  category: Pick<AdminCategory, "id"> | undefined,
): readonly AdminCategory[] {
  const hasChildren = list.some(
    ({ parentId }) => category !== undefined && parentId === category.id,
  );
  if (hasChildren) return [];
  return list.filter(({ id, parentId }) => parentId === null && id !== category?.id);
}

/** The list after a category has changed places with its neighbour under the same parent. */
export function moveAmongNeighbours(
  list: readonly AdminCategory[],
  id: string,
  direction: "up" | "down",
): readonly AdminCategory[] {
  const category = list.find((it) => it.id === id);
  if (category === undefined) return list;
  const siblings = list.filter(({ parentId }) => parentId === category.parentId);
  const neighbour = siblings[siblings.indexOf(category) + (direction === "up" ? -1 : 1)];
  if (neighbour === undefined) return list;
  return list.map((it) => (it === category ? neighbour : it === neighbour ? category : it));
}
