import { paymentWay } from "#modules/payments/ways/way.ts";
import type { WayRow } from "#modules/payments/ways/way-contract.ts";
import { pickValues } from "#shared/records/record.ts";
import { toChange } from "../../kit/record-form.ts";

/** The call that turns a way to pay on or off, and leaves the rest of it. */
export const toWayChange = (row: WayRow, isOn: boolean) =>
  toChange(row, { ...pickValues(paymentWay, row), isOn });
