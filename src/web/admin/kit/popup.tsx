import {
  cloneElement,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { usePopups } from "./popups.ts";

export type Trigger = ReactElement<ComponentProps<"button">>;

type PopupProps = {
  kind: "menu" | "dialog";
  /** The name of a trigger that shows no words. */
  label?: string | undefined;
  /** A button. */
  trigger: Trigger;
  children: (
    parts: NonNullable<ReturnType<typeof usePopups>>,
    trigger: { render: Trigger; ref: (button: HTMLElement | null) => void },
  ) => ReactNode;
};

/**
 * A button and what it opens, which is made at the first press: until then the parts for it may
 * still be under way. That press is passed on to the real trigger once it is there.
 */
export function Popup({ kind, label, trigger, children }: PopupProps) {
  const [isPressed, setPressed] = useState(false);
  const parts = usePopups(isPressed);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const isPassedOn = useRef(false);
  useLayoutEffect(() => {
    if (button === null || isPassedOn.current) return;
    isPassedOn.current = true;
    button.focus();
    button.click();
  }, [button]);
  if (isPressed && parts !== undefined) return children(parts, { render: trigger, ref: setButton });
  return cloneElement(trigger, {
    ...(label !== undefined && { "aria-label": label }),
    "aria-haspopup": kind,
    "aria-expanded": false,
    onClick: () => setPressed(true),
    onKeyDown: (event) => {
      if (kind !== "menu" || !event.key.startsWith("Arrow")) return;
      event.preventDefault();
      event.currentTarget.click();
    },
  });
}
