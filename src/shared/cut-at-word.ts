/** The first `longest` characters of a longer text, up to the end of a word, with an ellipsis. */
export function cutAtWord(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= longest) return line;
  const end = line.lastIndexOf(" ", longest);
  return `${line.slice(0, end === -1 ? longest : end)}…`;
}
