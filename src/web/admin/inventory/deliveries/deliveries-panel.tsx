import { PackageCheck, Truck } from "lucide-react";
import { useState } from "react";
import { toDay } from "#i18n/format-he.ts";
import { deliveries as text } from "#i18n/he/deliveries.ts";
import type { Delivery } from "#modules/inventory/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { now } from "#web/browser/clock.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { Drawer } from "../../kit/drawer.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { RowTools } from "../../kit/row-tools.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import type { StockRow } from "../../kit/stock/stock-cache.ts";
import { loadLater } from "../../kit/load-later.tsx";

const ArrivalDialog = loadLater(async () => (await import("./arrival-dialog.tsx")).ArrivalDialog);
const DeliveryDialog = loadLater(
  async () => (await import("./delivery-dialog.tsx")).DeliveryDialog,
);

/** Open dialog about a delivery. */
type Question =
  | { readonly what: "add" }
  | { readonly what: "edit" | "arrival" | "removal"; readonly row: Delivery };

type DeliveriesPanelProps = {
  /** The selected variant; null for none. */
  id: string | null;
  /** Its row, when the list shows it. */
  row: StockRow | undefined;
  onClose: () => void;
};

/** Expected deliveries of a variant, beside the list; on phones over it. */
export function DeliveriesPanel({ id, row, onClose }: DeliveriesPanelProps) {
  return (
    <Drawer
      isOpen={id !== null}
      onClose={onClose}
      title={text.title}
      description={
        row && (
          <p className="text-soft">
            <DataText>{row.variantName}</DataText>
          </p>
        )
      }
      width="sm:w-104"
    >
      {id !== null && <Deliveries variantId={id} />}
    </Drawer>
  );
}

function Deliveries({ variantId }: { variantId: string }) {
  const read = useApi("GET /api/admin/variants/:id/deliveries", { params: { id: variantId } });
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  if (read.data === undefined) return <LoadError read={read} failed={text.failed} rows={3} />;
  const { deliveries } = read.data;
  return (
    <>
      {deliveries.length === 0 ? (
        <EmptyState {...text.empty} Icon={Truck} />
      ) : (
        <ol aria-label={text.list} className="grid">
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} onAsk={setQuestion} />
          ))}
        </ol>
      )}
      <div className="px-5 py-4">
        <ActionButton
          call="POST /api/admin/variants/:id/deliveries"
          onClick={() => setQuestion({ what: "add" })}
        >
          {text.actions.add}
        </ActionButton>
      </div>
      {question?.what === "add" && <DeliveryDialog variantId={variantId} onClose={close} />}
      {question?.what === "edit" && (
        <DeliveryDialog variantId={variantId} row={question.row} onClose={close} />
      )}
      {question?.what === "arrival" && <ArrivalDialog row={question.row} onClose={close} />}
      {question?.what === "removal" && (
        <ConfirmAction
          {...text.removal}
          call="DELETE /api/admin/deliveries/:id"
          input={{ params: { id: question.row.id } }}
          text={text.removal.text(question.row.quantity, question.row.expectedOn)}
          onClose={close}
        />
      )}
    </>
  );
}

function DeliveryItem({
  delivery,
  onAsk,
}: {
  delivery: Delivery;
  onAsk: (question: Question) => void;
}) {
  const { quantity, expectedOn, note } = delivery;
  const isLate = expectedOn < toDay(now());
  const openDialog = (what: "edit" | "arrival" | "removal") => () => onAsk({ what, row: delivery });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line px-5 py-2">
      <span className="grid gap-0.5">
        <span className="font-medium">{text.quantity(quantity)}</span>
        <span className="text-xs text-soft">
          {text.day(expectedOn)}
          {isLate && <span className="text-warn-fg"> · {text.late}</span>}
        </span>
      </span>
      <span className="flex">
        <ToolButton
          label={text.actions.arrivedOf(quantity, expectedOn)}
          call="POST /api/admin/deliveries/:id/arrival"
          onClick={openDialog("arrival")}
        >
          <PackageCheck aria-hidden className="size-4.5" />
        </ToolButton>
        <RowTools
          edit={{
            label: text.actions.editOf(quantity, expectedOn),
            call: "PUT /api/admin/deliveries/:id",
            onClick: openDialog("edit"),
          }}
          remove={{
            label: text.actions.removeOf(quantity, expectedOn),
            call: "DELETE /api/admin/deliveries/:id",
            onClick: openDialog("removal"),
          }}
        />
      </span>
      {note !== null && (
        <span className="col-span-full wrap-anywhere">
          <DataText>{note}</DataText>
        </span>
      )}
    </li>
  );
}
