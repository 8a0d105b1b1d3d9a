import { count, day, optionalText } from "#shared/records/fields.ts";
import { record, type Values } from "#shared/records/record.ts";
import { MAX_UNITS } from "./stock-levels.ts";

const quantity = count({ min: 1, max: MAX_UNITS });
const note = { ...optionalText(500), kind: "line" } as const;

/** Units that are on their way, and the day on which they are expected. */
export const delivery = record("delivery", {
  quantity,
  expectedOn: day(),
  note,
});
export type NewDelivery = Values<typeof delivery.fields>;

/** A delivery that has arrived, with the number of units that came. */
export const arrival = record("arrival", { quantity });

/** Units that have arrived, expected or not. */
export const receipt = record("receipt", { quantity, note });
