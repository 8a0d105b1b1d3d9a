import { useState, type ReactNode } from "react";
import { rehearsal } from "#i18n/he/rehearsal.ts";
import type { Rehearsal } from "#modules/orders/rehearsal/contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import type { Money } from "#shared/money.ts";
import type { Input } from "../../api/use-api.ts";
import { Amount, AmountInWords } from "../money.tsx";
import { RehearsalRows } from "./rehearsal-rows.tsx";
import { useRehearsal, type RehearsalCall } from "./use-rehearsal.ts";

const text = rehearsal;

type RehearsalNoteProps<C extends RehearsalCall> = {
  call: C;
  /** The change as it is typed; null until it is complete. */
  input: Input<C> | null;
  /** The words before the amount, for a change that can only take something off. */
  before?: string;
  /** Names the change where several are shown side by side. */
  label?: string;
  /** Where there is little room. */
  isSmall?: boolean;
};

/** Says while a change is typed what it would have meant for past orders, and which they are. */
export function RehearsalNote<C extends RehearsalCall>(props: RehearsalNoteProps<C>) {
  const { call, input, before, label, isSmall = false } = props;
  const { read, isOn } = useRehearsal(call, input);
  const [isOpen, setOpen] = useState(false);
  if (!isOn) return null;
  const [first] = read.data?.pages ?? [];
  return (
    <div
      aria-live="polite"
      className={joinClassNames(
        "bg-info-bg text-info-fg",
        isSmall ? "rounded-xs px-2 py-1.5 text-xs" : "rounded-sm px-4 py-3 text-sm",
      )}
    >
      {label !== undefined && <strong className="font-medium">{label} </strong>}
      {read.error !== null ? (
        text.failed
      ) : first === undefined ? (
        text.reading
      ) : first.orders === 0 ? (
        text.none(first.days, first.of)
      ) : (
        <>
          <Sentence found={first} before={before} />{" "}
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {text.rows.open}
          </button>
        </>
      )}
      {isOpen && <RehearsalRows read={read} onClose={() => setOpen(false)} />}
    </div>
  );
}

type SentenceProps = { found: Rehearsal; before: string | undefined };

function Sentence({ found: { change, days, orders, of }, before }: SentenceProps): ReactNode {
  const { original, ils, unrated } = change;
  const isMore = (ils ?? original).amountMinor >= 0;
  return (
    <>
      {before ?? (isMore ? text.more(days) : text.less(days))}{" "}
      <strong className="font-medium">
        <AmountInWords ils={ils && toSize(ils)} original={toSize(original)} />
      </strong>{" "}
      ({text.of(orders, of)})
      {ils !== null && unrated.amountMinor !== 0 && (
        <>
          {" "}
          {text.unrated} <Amount amount={toSize(unrated)} />
        </>
      )}
    </>
  );
}

/** The words say whether it is more or less. */
const toSize = (amount: Money): Money => ({
  ...amount,
  amountMinor: Math.abs(amount.amountMinor),
});
