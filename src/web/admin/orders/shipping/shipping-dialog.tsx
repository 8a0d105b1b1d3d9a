import { useState } from "react";
import { carriers as carrierText } from "#i18n/he/carriers.ts";
import { shipping as text } from "#i18n/he/shipping.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import { MAX_SHIPMENTS } from "#modules/orders/shipping/shipment-verdicts.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { SelectInput } from "../../kit/fields.tsx";
import { SheetButton } from "../../kit/sheets/sheet-button.tsx";
import { getSheetProblem } from "../../kit/sheets/sheet-problem.ts";
import { NotifyCustomerInput } from "../order/notify-customer-input.tsx";
import { CarrierOptions } from "./carrier-options.tsx";
import { addSheet, getRowCarrier, toDraftRow, type DraftRow } from "./draft-rows.ts";
import { ShipmentRows } from "./shipment-rows.tsx";
import { useCarriers } from "./use-carriers.ts";
import { useShipping } from "./use-shipping.ts";

type ShippingDialogProps = {
  /** Those that were selected; a file brings others along. */
  orders: readonly OrderRow[];
  onClose: () => void;
  /** Called after they were shipped. */
  onShipped?: () => void;
};

/** Ships many orders, each with its number: filled in, looked at, and then all of them or none. */
export function ShippingDialog(props: ShippingDialogProps) {
  const carriers = useCarriers();
  return carriers && <ShippingForm {...props} carriers={carriers} />;
}

function ShippingForm({
  orders,
  carriers,
  onClose,
  onShipped,
}: ShippingDialogProps & { carriers: readonly CarrierRow[] }) {
  const [rows, setRows] = useState<readonly DraftRow[]>(() => orders.map(toDraftRow));
  const [ofAll, setOfAll] = useState<string | null>(null);
  const getCarrier = (row: DraftRow) => getRowCarrier(row, carriers, ofAll);
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [notice, setNotice] = useState<string>();
  const shipping = useShipping(rows, getCarrier, () => {
    onClose();
    onShipped?.();
  });
  const sheet = useApiAction("POST /api/admin/shipments/sheet", {
    changesNothing: true,
    failed: text.fileFailed,
    onDone: (answer) => setRows((before) => addSheet(before, answer.rows)),
    onError(error) {
      const found = getSheetProblem(error);
      setNotice(found && text.sheetProblems[found]);
      return found !== undefined;
    },
  });
  const { filled, isReady } = shipping;
  const problem = notice ?? shipping.problem;

  return (
    <EditDialog
      size="lg"
      title={text.title}
      description={text.intro}
      onClose={onClose}
      submit={isReady ? text.ship(filled.length) : text.check}
      action={shipping.action}
      isPending={sheet.isPending}
      disabledReason={filled.length > MAX_SHIPMENTS ? text.tooMany(MAX_SHIPMENTS) : undefined}
      onSubmit={() => {
        setNotice(undefined);
        shipping.proceed(notifyCustomer);
      }}
      typed={rows.map(({ trackingNumber }) => trackingNumber)}
      isLong
    >
      <div className="grid gap-1.5">
        <ShipmentRows
          rows={rows}
          carriers={carriers}
          getCarrier={getCarrier}
          verdicts={shipping.verdicts}
          onRows={(after, left = 0) => {
            setRows(after);
            setNotice(left > 0 ? text.leftOver(left) : undefined);
          }}
        />
        {rows.length > 0 && <p className="text-xs text-faint">{text.keys}</p>}
      </div>
      {/* Beside the rows, so that it is seen without scrolling. */}
      <Outlook shipping={shipping} rows={rows} notifyCustomer={notifyCustomer} />
      {problem !== undefined && (
        <p role="alert" className="rounded-xs bg-warn-bg p-3 text-warn-fg">
          {problem}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput
          name="shipping-carrier"
          label={text.carrier}
          help={text.carrierHelp}
          value={ofAll ?? ""}
          onChange={({ target }) => {
            setOfAll(target.value === "" ? null : target.value);
            // The choice for all replaces that of each row.
            setRows((before) => before.map((row) => ({ ...row, carrier: null })));
          }}
        >
          <option value="">{carrierText.all}</option>
          <CarrierOptions carriers={carriers} value={ofAll ?? ""} />
        </SelectInput>
        <div className="grid justify-items-start gap-1.5 sm:pt-6">
          <SheetButton
            label={text.file}
            tone={rows.length === 0 ? "main" : "line"}
            action={sheet}
            onProblem={(found) => setNotice(text.sheetProblems[found])}
            onSheet={(csv) => {
              setNotice(undefined);
              sheet.mutate({ body: { csv } });
            }}
          />
          <p className="text-xs text-faint">{text.fileHelp}</p>
        </div>
      </div>
      <NotifyCustomerInput
        customers={rows.flatMap(({ order }) => order?.customer ?? [])}
        label={text.notify}
        value={notifyCustomer}
        onChange={setNotifyCustomer}
      />
    </EditDialog>
  );
}

type OutlookProps = {
  shipping: Pick<
    ReturnType<typeof useShipping>,
    "verdicts" | "problemCount" | "isReady" | "filled"
  >;
  rows: readonly DraftRow[];
  notifyCustomer: boolean;
};

/** Effect of the next press, in a few sentences. */
function Outlook({ shipping, rows, notifyCustomer }: OutlookProps) {
  const { verdicts, problemCount, isReady, filled } = shipping;
  const count = (verdict: "ships" | "known") =>
    [...verdicts.values()].filter((it) => it === verdict).length;
  const [ships, recorded, without] = [count("ships"), count("known"), rows.length - filled.length];
  const mails = rows.filter(
    ({ key, order }) => verdicts.get(key) === "ships" && order?.customer.email,
  ).length;
  const { preview } = text;
  return (
    <p
      role="status"
      className={problemCount > 0 ? "font-medium text-danger-fg" : "num font-medium"}
    >
      {problemCount > 0
        ? preview.problems(problemCount)
        : isReady &&
          [
            ships > 0 && preview.ships(ships),
            ships > 0 && (notifyCustomer && mails > 0 ? preview.mails(mails) : preview.silent),
            recorded > 0 && preview.alreadyShipped(recorded),
            without > 0 && preview.without(without),
          ]
            .filter(Boolean)
            .join(" ")}
    </p>
  );
}
