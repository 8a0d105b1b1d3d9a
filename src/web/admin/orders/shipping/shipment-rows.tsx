import { ExternalLink, X } from "lucide-react";
import { useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { LOCALE } from "#i18n/language.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { orders as labels } from "#i18n/he/orders.ts";
import { shipping as text } from "#i18n/he/shipping.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import {
  isShipmentProblem,
  type ShipmentVerdict,
} from "#modules/orders/shipping/shipment-verdicts.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { getDue } from "#modules/orders/get-due.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { BareSelect } from "../../kit/bare-select.tsx";
import { CarrierOptions } from "./carrier-options.tsx";
import { findRow, isColumn, addPastedNumbers, setRow, type DraftRow } from "./draft-rows.ts";

type ShipmentRowsProps = {
  rows: readonly DraftRow[];
  carriers: readonly CarrierRow[];
  getCarrier: (row: DraftRow) => string;
  verdicts: ReadonlyMap<string, ShipmentVerdict>;
  /** `left` numbers of what was pasted found no row. */
  onRows: (rows: readonly DraftRow[], left?: number) => void;
};

/**
 * A row for each order, with the field for its number. Enter leads on, as scanners press it, and
 * past the last row to the button of the form.
 */
export function ShipmentRows({ rows, carriers, getCarrier, verdicts, onRows }: ShipmentRowsProps) {
  const list = useRef<HTMLUListElement>(null);

  function focusRow(at: number) {
    const form = list.current?.closest("form");
    const field = list.current?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])")[
      at
    ];
    field?.select();
    (field ?? form?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>, at: number) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const named = findRow(rows, event.currentTarget.value);
    if (named === -1) return focusRow(at + 1);
    // An order was scanned, not its number: the scanner continues in its row.
    onRows(setRow(rows, at, { trackingNumber: "" }));
    focusRow(named);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, at: number) {
    const pasted = event.clipboardData.getData("text/plain");
    if (!isColumn(pasted)) return;
    event.preventDefault();
    const { rows: filled, left } = addPastedNumbers(rows, at, pasted);
    onRows(filled, left);
  }

  if (rows.length === 0) return <p className="text-soft">{text.none}</p>;
  return (
    <ul
      ref={list}
      aria-label={text.table}
      className="max-h-[45vh] divide-y divide-line overflow-y-auto rounded-sm border border-line"
    >
      {rows.map((row, at) => (
        <Row
          key={row.key}
          row={row}
          verdict={verdicts.get(row.key)}
          carriers={carriers}
          carrier={getCarrier(row)}
          onChange={(changes) => onRows(setRow(rows, at, changes))}
          onKeyDown={(event) => handleKey(event, at)}
          onPaste={(event) => handlePaste(event, at)}
          onRemove={() => onRows(rows.filter((other) => other !== row))}
        />
      ))}
    </ul>
  );
}

/** Staff say that the number of a row, or its guessed order, is right. */
const confirmations = {
  rounded: { isConfirmed: true },
  guessed: { guessedFrom: undefined },
} as const satisfies Record<string, Partial<DraftRow>>;

type RowProps = {
  row: DraftRow;
  verdict: ShipmentVerdict | undefined;
  carriers: readonly CarrierRow[];
  /** Its own, or the suggested one. */
  carrier: string;
  onChange: (changes: Partial<DraftRow>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onRemove: () => void;
};

function Row({ row, verdict, carriers, carrier, onChange, ...props }: RowProps) {
  const { onKeyDown, onPaste, onRemove } = props;
  const { key, reference, order, line, trackingNumber, guessedFrom } = row;
  const isWrong = verdict !== undefined && isShipmentProblem(verdict);
  const verdictId = `shipment-verdict-${key.replaceAll(" ", "-")}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_24rem_auto]">
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi dir="ltr" className="num font-medium wrap-anywhere">
            {order === null ? reference : `#${reference}`}
          </bdi>
          {order && <StatusBadge status={order.status} />}
        </span>
        <span className="text-xs text-soft">
          {order ? <DataText>{order.customer.name}</DataText> : line && text.line(line.number)}
          {guessedFrom !== undefined && (
            <>
              {" "}
              (<bdi dir="ltr">{guessedFrom}</bdi>)
            </>
          )}
          {order && getDue(order) !== null && ` · ${labels.unpaid}`}
          {order && order.country !== null && ` · ${formatCountry(order.country, LOCALE)}`}
        </span>
      </span>
      <span className="grid grid-cols-[minmax(0,1fr)_minmax(0,9rem)] gap-2 max-sm:col-span-2 max-sm:row-start-2">
        <input
          dir="ltr"
          autoComplete="off"
          aria-label={text.number(reference)}
          aria-invalid={isWrong || undefined}
          aria-describedby={verdict && verdictId}
          value={trackingNumber}
          onChange={({ target }) => onChange({ trackingNumber: target.value })}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className={joinClassNames(
            "num min-h-11 min-w-0 rounded-sm border bg-surface px-3 text-page-start focus-visible:outline-offset-0 lg:min-h-10",
            isWrong ? "border-2 border-danger-solid" : "border-line-strong",
          )}
        />
        <BareSelect
          aria-label={text.carrierOf(reference)}
          value={carrier}
          onChange={({ target }) => onChange({ carrier: target.value })}
          className="border-line-strong"
        >
          <CarrierOptions carriers={carriers} value={carrier} />
        </BareSelect>
      </span>
      <ToolButton
        label={text.remove(reference)}
        onClick={onRemove}
        className="max-sm:col-start-2 max-sm:row-start-1"
      >
        <X aria-hidden className="size-4" />
      </ToolButton>
      {verdict && (
        <span
          id={verdictId}
          className={joinClassNames(
            "text-xs max-sm:col-span-2 sm:col-span-2 sm:col-start-2",
            isWrong ? "font-medium text-danger-fg" : "text-ok-fg",
          )}
        >
          {text.verdicts[verdict]}
          {(verdict === "rounded" || verdict === "guessed") && (
            <ActionButton className="ms-2" onClick={() => onChange(confirmations[verdict])}>
              {text.confirm[verdict]}
            </ActionButton>
          )}
        </span>
      )}
      {order && (verdict === "no_address" || row.withoutAddress) && (
        <NoAddress order={order} isConfirmed={row.withoutAddress} onChange={onChange} />
      )}
    </li>
  );
}

type NoAddressProps = Pick<RowProps, "onChange"> & {
  order: OrderRow;
  isConfirmed: boolean;
};

/** The way to the address of an order, and the choice to send it without one. */
function NoAddress({ order, isConfirmed, onChange }: NoAddressProps) {
  const { id, number } = order;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs max-sm:col-span-2 sm:col-span-2 sm:col-start-2">
      <a
        href={adminPaths.order(id)}
        target="_blank"
        rel="noreferrer"
        aria-label={text.toOrderOf(number)}
        className="link inline-flex min-h-11 items-center gap-1 lg:min-h-8"
      >
        {text.toOrder}
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
      <label className="flex min-h-11 items-center gap-2 lg:min-h-8">
        <input
          type="checkbox"
          aria-label={text.withoutAddressOf(number)}
          checked={isConfirmed}
          onChange={({ target }) => onChange({ withoutAddress: target.checked })}
          className="size-4.5 flex-none accent-brand"
        />
        {text.withoutAddress}
      </label>
    </span>
  );
}
