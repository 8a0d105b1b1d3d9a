import { useState } from "react";
import { shipping as text } from "#i18n/he/shipping.ts";
import {
  isShipmentProblem,
  shipmentProblems,
  type ShipmentVerdict,
} from "#modules/orders/shipping/shipment-verdicts.ts";
import { useApiAction } from "../../api/use-api.ts";
import { getFilled, toRequested, type DraftRow } from "./draft-rows.ts";

type Verdicts = ReadonlyMap<string, ShipmentVerdict>;

/** Verdicts of the server on rows that looked like this. */
type Checked = { readonly of: string; readonly verdicts: Verdicts };

/**
 * Previews the rows on the server, and then ships them. The preview is valid until a row changes.
 */
export function useShipping(
  rows: readonly DraftRow[],
  getCarrier: (row: DraftRow) => string,
  onDone: () => void,
) {
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<string>();
  const filled = getFilled(rows);
  const requested = toRequested(filled, getCarrier);
  const current = JSON.stringify([rows.map(({ key }) => key), requested]);
  const saveVerdicts = (verdicts: Verdicts) => setChecked({ of: current, verdicts });

  const preview = useApiAction("POST /api/admin/shipments/preview", {
    changesNothing: true,
    failed: text.checkFailed,
    onDone: ({ verdicts }) =>
      saveVerdicts(new Map(filled.map(({ key }, at) => [key, verdicts[at] ?? "ships"]))),
  });
  const ship = useApiAction("POST /api/admin/shipments", {
    failed: text.failed,
    onDone,
    saved: () => text.done(filled.length),
    onConflict(error) {
      setProblem(text.changed);
      saveVerdicts(
        new Map(
          filled.map(({ key, order }) => [
            key,
            shipmentProblems.find((code) => error.fields[order.id]?.includes(code)) ?? "ships",
          ]),
        ),
      );
    },
  });

  const answered = checked?.of === current ? checked.verdicts : undefined;
  const verdicts = new Map([...(answered ?? []), ...getOwnVerdicts(rows)]);
  const problemCount = [...verdicts.values()].filter(isShipmentProblem).length;
  const isReady = answered !== undefined && problemCount === 0;
  return {
    verdicts,
    problemCount,
    problem,
    isReady,
    filled,
    action: { right: ship.right, isPending: preview.isPending || ship.isPending },
    /** The first press asks, the second does it. */
    proceed(notifyCustomer: boolean): void {
      setProblem(requested.length === 0 ? text.noNumbers : undefined);
      if (requested.length === 0) return;
      if (isReady) ship.mutate({ body: { rows: requested, notifyCustomer } });
      else preview.mutate({ body: { rows: requested } });
    },
  };
}

/** Verdicts that need no request: on lines of a file that name no order, or not surely. */
function getOwnVerdicts(rows: readonly DraftRow[]): [string, ShipmentVerdict][] {
  return rows.flatMap(({ key, line, guessedFrom }): [string, ShipmentVerdict][] => {
    if (line) return [[key, line.isAmbiguous ? "ambiguous" : "unknown_order"]];
    return guessedFrom !== undefined ? [[key, "guessed"]] : [];
  });
}
