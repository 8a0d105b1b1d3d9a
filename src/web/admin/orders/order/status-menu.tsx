import { ChevronDown, MessageSquareText } from "lucide-react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { ActionState } from "../../api/abilities.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuChoices, MenuItem, MenuSeparator } from "../../kit/menu.tsx";
import { statusIcons } from "#web/page/status-looks.ts";

const text = orderActions.status;

type StatusMenuProps = {
  status: OrderStatus;
  /** The statuses to choose from. */
  statuses: readonly OrderStatus[];
  action: ActionState;
  /** Why it cannot be changed now. */
  disabledReason: string | undefined;
  onChoose: (status: OrderStatus) => void;
  /** Opens the form, where a change can be explained. */
  onExplain: () => void;
};

/** Menu of the statuses, with the present one marked. Any status may follow any. */
export function StatusMenu({
  status,
  statuses,
  action,
  disabledReason,
  onChoose,
  onExplain,
}: StatusMenuProps) {
  const button = (
    <ActionButton
      action={action}
      disabledReason={disabledReason}
      className="grow px-2.5! sm:max-w-56"
    >
      {text.button}
      <ChevronDown aria-hidden className="size-4" />
    </ActionButton>
  );
  if (disabledReason !== undefined) return button;
  return (
    <Menu label={text.menu} trigger={button}>
      <MenuChoices
        label={text.menu}
        value={status}
        choices={statuses.map((value) => ({
          value,
          label: orderLabels.statuses[value],
          Icon: statusIcons[value],
        }))}
        onChoose={(next) => next !== status && onChoose(next)}
      />
      <MenuSeparator />
      <MenuItem Icon={MessageSquareText} onSelect={onExplain}>
        {text.withReason}
      </MenuItem>
    </Menu>
  );
}
