import { useEffect, useRef } from "react";

/** The heading of a stage; it takes the focus, for the button that led here has gone. */
export function StageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-md">
      {children}
    </h3>
  );
}
