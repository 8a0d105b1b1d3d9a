import { Check, type LucideIcon } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useMissingRight, type ControlTarget } from "../api/abilities.ts";
import { Popup, type Trigger } from "./popup.tsx";
import { usePopups } from "./popups.ts";

const item =
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-xs px-3 text-text no-underline outline-none " +
  "data-highlighted:bg-surface-hover data-disabled:cursor-not-allowed data-disabled:text-faint";

type MenuProps = {
  /** The name of a trigger that shows no words. */
  label?: string;
  /** A button. */
  trigger: Trigger;
  side?: "top" | "bottom";
  align?: "start" | "end";
  /** Gets the focus in place of the button once the menu is closed. */
  focusAfter?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A button that opens a menu of actions. */
export function Menu({
  label,
  trigger,
  side = "bottom",
  align = "start",
  focusAfter,
  children,
}: MenuProps) {
  return (
    <Popup kind="menu" label={label} trigger={trigger}>
      {({ Menu: Base }, button) => (
        <Base.Root>
          <Base.Trigger {...button} aria-label={label} />
          <Base.Portal>
            <Base.Positioner side={side} align={align} sideOffset={6} className="z-(--z-dialog)">
              <Base.Popup
                {...(focusAfter && { finalFocus: focusAfter })}
                className="grid max-h-(--available-height) min-w-52 overflow-y-auto rounded-sm border border-line bg-surface p-1.5 text-sm leading-ui shadow-mid outline-none"
              >
                {children}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Popup>
  );
}

type MenuItemProps = ControlTarget & {
  Icon?: LucideIcon;
  /** Shown under the words of an item that cannot be chosen now. */
  disabledReason?: string | undefined;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ Icon, action, call, onSelect, children, ...rest }: MenuItemProps) {
  const disabledReason = useMissingRight({ action, call }) ?? rest.disabledReason;
  const Base = usePopups()?.Menu;
  if (Base === undefined) return null;
  return (
    <Base.Item className={item} disabled={disabledReason !== undefined} onClick={onSelect}>
      {Icon && <Icon aria-hidden className="size-4 flex-none text-soft" />}
      <span>
        {children}
        {disabledReason && <span className="block text-xs">{disabledReason}</span>}
      </span>
    </Base.Item>
  );
}

/** A way to a page outside the back office. */
export function MenuLink({
  href,
  Icon,
  isNewTab = false,
  children,
}: {
  href: string;
  Icon: LucideIcon;
  isNewTab?: boolean;
  children: ReactNode;
}) {
  const Base = usePopups()?.Menu;
  if (Base === undefined) return null;
  return (
    <Base.LinkItem
      href={href}
      {...(isNewTab && { target: "_blank", rel: "noopener" })}
      closeOnClick
      className={item}
    >
      <Icon aria-hidden className="size-4 flex-none text-soft" />
      {children}
    </Base.LinkItem>
  );
}

type MenuChoicesProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode; Icon?: LucideIcon }[];
  onChoose: (value: Value) => void;
};

/** Items of which one is chosen. */
export function MenuChoices<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: MenuChoicesProps<Value>) {
  const Base = usePopups()?.Menu;
  if (Base === undefined) return null;
  return (
    <Base.RadioGroup value={value} onValueChange={onChoose} aria-label={label}>
      {choices.map(({ value: choice, label: labels, Icon }) => (
        <Base.RadioItem key={choice} value={choice} closeOnClick className={item}>
          {Icon && <Icon aria-hidden className="size-4 flex-none text-soft" />}
          {labels}
          <Base.RadioItemIndicator className="ms-auto">
            <Check aria-hidden className="size-4" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export function MenuSeparator() {
  const Base = usePopups()?.Menu;
  return Base && <Base.Separator className="my-1.5 h-px bg-line" />;
}
