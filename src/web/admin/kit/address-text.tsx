/** An address, line by line. */
export function AddressText({ lines }: { lines: readonly string[] }) {
  return (
    <address className="not-italic wrap-anywhere">
      {lines.map((line, place) => (
        <bdi key={place} className="block">
          {line}
        </bdi>
      ))}
    </address>
  );
}
