/** A sentence whose ranges of numbers ("5–10") stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\b\d+[-–]\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
