import { moveFocus } from "#ui/move-focus.ts";

/** The heading of a stage; it takes the focus, for the button that led here has gone. */
export function StageHeading({ children }: { children: string }) {
  return (
    <h3 ref={moveFocus} tabIndex={-1} className="text-md">
      {children}
    </h3>
  );
}
