import type { ESTree } from "vite";

/** A name in the syntax of a file: of a variable, a property, an element, a private member. */
export type Named = ESTree.Node & { readonly name: string };

/** Part of a visitor that looks at every name. */
export const visitNames = (look: (node: Named) => void) => ({
  Identifier: look,
  JSXIdentifier: look,
  PrivateIdentifier: look,
});
