import { useId } from "react";

/**
 * Slanted lines for what is not final, in the color of the text around it; `id` is what a fill
 * refers to.
 */
export function useHatching() {
  const id = useId().replaceAll(/[^\w-]/g, "");
  const definition = (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="currentColor" fillOpacity="0.1" />
        <line y2="6" x1="1" x2="1" stroke="currentColor" strokeWidth="1.5" strokeOpacity="0.55" />
      </pattern>
    </defs>
  );
  return { fill: `url(#${id})`, definition };
}
