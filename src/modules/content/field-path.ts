/** Where a field stands: "hero.heading", "categories.0.questions.2.answer.1"; "" is all of it. */
export type FieldPath = string;

export function joinPath(parent: FieldPath, step: string | number): FieldPath {
  return parent === "" ? String(step) : `${parent}.${step}`;
}
