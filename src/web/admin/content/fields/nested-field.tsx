import { createContext, createElement, useContext, type ComponentType } from "react";
import type { Field, FieldPath } from "#modules/content/fields.ts";

export type FieldEditorProps = { field: Field; path: FieldPath; value: unknown };

/** Draws any field; given from above, as fields are made of fields. */
export const NestedFieldContext = createContext<ComponentType<FieldEditorProps>>(() => null);

/** A field within another one. */
export function NestedField(props: FieldEditorProps) {
  return createElement(useContext(NestedFieldContext), props);
}
