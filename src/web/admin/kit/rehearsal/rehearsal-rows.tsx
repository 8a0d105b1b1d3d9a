import { rehearsal } from "#i18n/he/rehearsal.ts";
import { Dialog } from "../dialog.tsx";
import { AmountInWords } from "../money.tsx";
import { MoreRows } from "../more-rows.tsx";
import { OrderEntry } from "../orders/order-entry.tsx";
import type { useRehearsal } from "./use-rehearsal.ts";

const text = rehearsal.rows;

type RehearsalRowsProps = {
  read: ReturnType<typeof useRehearsal>["read"];
  onClose: () => void;
};

/** The orders that would have been different, with their amounts before and after. */
export function RehearsalRows({ read, onClose }: RehearsalRowsProps) {
  const rows = read.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Dialog title={text.title} description={text.text} onClose={onClose}>
      <ol className="-mx-5 border-y border-line">
        {rows.map((row) => (
          <OrderEntry key={row.orderId} order={row}>
            <span className="grid gap-0.5">
              <span className="text-xs text-faint">
                {text.before} <AmountInWords {...row.before} />
              </span>
              <span>
                {text.after} <AmountInWords {...row.after} />
              </span>
            </span>
          </OrderEntry>
        ))}
      </ol>
      <MoreRows read={read} label={text.more} className="" />
    </Dialog>
  );
}
