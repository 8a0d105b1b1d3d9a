/**
 * A share of a whole as a bar; the figure stands beside it. It grows from the side on which reading
 * begins.
 */
export function Bar({ share }: { share: number }) {
  const width = Math.max(0, Math.min(1, share)) * 100;
  return (
    <svg aria-hidden className="h-2 w-full overflow-hidden rounded-pill bg-mute-bg">
      <rect x={`${100 - width}%`} width={`${width}%`} height="100%" className="fill-accent" />
    </svg>
  );
}
