/** Each line reads its own way, streets abroad are Latin; all begin where the column does. */
export function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      <bdi>{line}</bdi>
    </span>
  ));
}
