// Fields of the form of a return, for the page and the server.
import type { FieldRule } from "#modules/messages/form-fields.ts";
import { returnKinds } from "#modules/orders/kinds.ts";
import { MAX_RETURN_MESSAGE, returnCauses } from "./kinds.ts";

/** Fields for every customer, with the link of an order or without. */
export const orderReturnFields = {
  kind: { required: true, max: 16, kind: "choice", choices: returnKinds },
  cause: { required: false, max: 32, kind: "choice", choices: returnCauses },
  message: { required: false, max: MAX_RETURN_MESSAGE, kind: "text" },
  /** Whether the customer belongs to a group with a longer period by law. */
  group: { required: false, max: 3, kind: "choice", choices: ["yes"] },
} as const satisfies Record<string, FieldRule>;

/** Further fields without a link: the number and the address identify the order. */
export const openReturnFields = {
  number: { required: true, max: 40, kind: "line" },
  email: { required: true, max: 254, kind: "email" },
  country: { required: true, max: 2, kind: "line" },
  ...orderReturnFields,
} as const satisfies Record<string, FieldRule>;

export type OrderReturnField = keyof typeof orderReturnFields;
export type OpenReturnField = keyof typeof openReturnFields;
