// Parts of a file's syntax tree, for the checks that read it.
import type { ESTree } from "vite";

export type Node = ESTree.Node;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** The nodes right below one, in their order. */
export const listChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all below it, in their order. */
export function within(node: Node): Node[] {
  return [node, ...listChildren(node).flatMap(within)];
}

/** The text of a string literal; undefined for everything else. */
export function getText(node: Node | null | undefined): string | undefined {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/** The name of an identifier; undefined for everything else. */
export function getName(node: Node | null | undefined): string | undefined {
  return node?.type === "Identifier" || node?.type === "JSXIdentifier" ? node.name : undefined;
}
