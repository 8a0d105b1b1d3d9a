/** Joins class names, leaving out what is not there. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
