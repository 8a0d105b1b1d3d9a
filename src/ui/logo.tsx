/** The mark: a paw on the carrier's stitched window. The word beside it belongs to the page. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className={className}>
      <rect width="56" height="56" rx="18" className="fill-(--olive-600)" />
      <rect
        x="4.5"
        y="4.5"
        width="47"
        height="47"
        rx="14"
        strokeDasharray="3 2.4"
        className="fill-none stroke-(--olive-200) stroke-[1.3]"
      />
      <g className="fill-(--cream)">
        <ellipse cx="16" cy="26" rx="3.6" ry="5" transform="rotate(-24 16 26)" />
        <ellipse cx="23.5" cy="19.5" rx="3.8" ry="5.4" transform="rotate(-7 23.5 19.5)" />
        <ellipse cx="32.5" cy="19.5" rx="3.8" ry="5.4" transform="rotate(7 32.5 19.5)" />
        <ellipse cx="40" cy="26" rx="3.6" ry="5" transform="rotate(24 40 26)" />
        <path d="M28 26.5c6 0 11 8.5 11 13 0 3-2.4 4.6-5.2 4.2-2.2-.3-3.8-.9-5.8-.9s-3.6.6-5.8.9c-2.8.4-5.2-1.2-5.2-4.2 0-4.5 5-13 11-13Z" />
      </g>
    </svg>
  );
}
