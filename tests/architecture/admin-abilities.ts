// The abilities that the server sends with a thing: they say more than a right, such as that an
// order is paid already.
import type { z } from "zod";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { roleEndpoints } from "#modules/identity/roles/role-endpoints.ts";
import { orderProcessingEndpoints } from "#modules/orders/processing/endpoints.ts";
import { adminSettingsEndpoints } from "#modules/settings/admin-endpoints.ts";

type Ability = { sent: z.ZodObject; names: readonly string[] };

/** Names abilities that an answer of the contract really has. */
function among<Shape extends z.core.$ZodShape>(
  sent: z.ZodObject<Shape>,
  ...names: readonly (keyof Shape & string)[]
): Ability {
  return { sent, names };
}

const order = orderProcessingEndpoints.readOrder.response.shape.can;
const customer = customerAdminEndpoints.readCustomer.response.shape;
const note = customer.notes.element.shape.can;
const role = roleEndpoints.changeRole.response.shape.can;

/** For each change, the abilities that stand for its right. */
export const abilities: Readonly<Record<string, Ability>> = {
  "POST /api/admin/orders/:id/status": among(order, "write"),
  "POST /api/admin/orders/:id/shipments": among(order, "write", "ship"),
  "PUT /api/admin/orders/:id/shipments/:shipmentId/arrival": among(order, "write"),
  "POST /api/admin/orders/:id/payments": among(order, "pay"),
  "POST /api/admin/orders/:id/release": among(order, "releaseHold"),
  "POST /api/admin/orders/:id/payment-link": among(order, "requestPayment"),
  "DELETE /api/admin/orders/:id/payment-link": among(order, "write"),
  "POST /api/admin/orders/:id/link": among(order, "write"),
  "POST /api/admin/orders/:id/refunds": among(order, "refund"),
  "POST /api/admin/orders/:id/refunds/:refundId/settle": among(order, "settleRefund"),
  "PATCH /api/admin/orders/:id": among(order, "editLines", "editContact", "editAddresses"),
  "DELETE /api/admin/orders/:id": among(order, "remove"),
  "POST /api/admin/orders/:id/restore": among(order, "remove"),
  "POST /api/admin/customers/:id/notes": among(customer.can, "addNote"),
  "PUT /api/admin/customer-notes/:id": among(note, "edit"),
  "DELETE /api/admin/customer-notes/:id": among(note, "delete"),
  "PUT /api/admin/roles/:user_id": among(role, "change"),
  "DELETE /api/admin/roles/:user_id": among(role, "remove"),
  "PUT /api/admin/settings/:key": among(
    adminSettingsEndpoints.readFrame.response.shape.can,
    "open",
  ),
};
