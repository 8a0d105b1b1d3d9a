// Fields of the form about payments at the door, for the page and the server.
import type { FieldRule } from "#modules/messages/form-fields.ts";
import { doorCurrencies, MAX_DOOR_NOTE } from "./kinds.ts";

export const doorFields = {
  paid: { required: true, max: 3, kind: "choice", choices: ["no", "yes"] },
  /** As people type it. */
  amount: { required: false, max: 16, kind: "line" },
  currency: { required: false, max: 3, kind: "choice", choices: doorCurrencies },
  note: { required: false, max: MAX_DOOR_NOTE, kind: "text" },
} as const satisfies Record<string, FieldRule>;
export type DoorField = keyof typeof doorFields;
