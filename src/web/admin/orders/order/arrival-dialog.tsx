import { useState } from "react";
import { toDay } from "#i18n/format-he.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { ApiError } from "#web/api/api-client.ts";
import { now } from "#web/browser/clock.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { CheckInput, TextInput } from "../../kit/fields.tsx";

const text = orderActions.arrival;

type ArrivalDialogProps = { order: OrderDetails; shipmentId: string; onClose: () => void };

/** On which day a shipment arrived; what was known before can be corrected, or taken back. */
export function ArrivalDialog({ order, shipmentId, onClose }: ArrivalDialogProps) {
  const shipment = order.shipments.find(({ id }) => id === shipmentId);
  const [day, setDay] = useState(shipment?.arrival?.day ?? toDay(now()));
  const [isUnderway, setUnderway] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = useApiAction("PUT /api/admin/orders/:id/shipments/:shipmentId/arrival", {
    ...text,
    onDone: onClose,
    onError(error) {
      const [code] = error instanceof ApiError ? (error.fields["arrivedOn"] ?? []) : [];
      if (code === "in_future" || code === "too_early") setProblem(text.problems[code]);
    },
  });
  function send() {
    const found = isUnderway ? undefined : findProblem(day);
    setProblem(found && text.problems[found]);
    if (found !== undefined) return;
    save.mutate({
      params: { id: order.id, shipmentId },
      body: { arrivedOn: isUnderway ? null : day },
    });
  }
  return (
    <EditDialog
      onClose={onClose}
      {...text}
      description={text.text}
      action={save}
      onSubmit={send}
      typed={{ day, isUnderway }}
    >
      {!isUnderway && (
        <TextInput
          name="order-arrival-day"
          label={text.day}
          type="date"
          isLatin
          value={day}
          error={problem}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      {shipment?.arrival && (
        <CheckInput
          name="order-arrival-underway"
          label={text.notYet}
          checked={isUnderway}
          onChange={({ target }) => setUnderway(target.checked)}
        />
      )}
    </EditDialog>
  );
}

/** The API has the last word: here is only what is known here. */
function findProblem(day: string): keyof typeof text.problems | undefined {
  if (day === "") return "required";
  return day > toDay(now()) ? "in_future" : undefined;
}
