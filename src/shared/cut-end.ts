/**
 * A text without any of `characters` at its end. A pattern such as `/-+$/` looks at each of them
 * again and again when something else follows.
 */
export function cutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
