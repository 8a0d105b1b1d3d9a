/** Joins class names, leaving out missing ones. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
