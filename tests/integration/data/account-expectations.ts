import {
  everything,
  ids,
  nothing,
  only,
  own,
  type Rights,
  type TableExpectation,
} from "./policy-rights.ts";

/** Rights of people on the rows of their own account. */
export const accountExpectations: Record<string, TableExpectation> = {
  saved_addresses: {
    touch: "label",
    row: `(user_id, label, name, phone, address) values ('${ids.userA}', 'Work', 'A', '1234', '{"line1":"1 Road","city":"Haifa","country":"IL"}')`,
    rights: own((id) => ownAddresses(id, id === ids.userA), {
      admin: ownAddresses(ids.admin, false),
    }),
  },
  email_changes: {
    touch: "stopped_at",
    row: "(user_id, old_email, new_email, confirm_hash, stop_hash, expires_at, stoppable_until, stopped_at) values ($userA, 'a@mail.example', 'z@mail.example', '\\x03', '\\x04', now(), now(), now())",
    rights: only({
      identity: { ...everything, writes: ["confirmed_at", "stopped_at", "stoppable_until"] },
      // Brings orders and the newsletter to the new address.
      system: {
        select: "all",
        insert: "denied",
        update: "all",
        delete: "denied",
        reads: [
          "id",
          "user_id",
          "old_email",
          "new_email",
          "confirmed_at",
          "stopped_at",
          "moved_subscriptions",
        ],
        writes: ["moved_subscriptions"],
      },
    }),
  },
};

/** People write their own rows, and nobody else's. */
function ownAddresses(id: string, isTheirs: boolean): Rights {
  const rows = `user_id = '${id}'`;
  return {
    ...nothing,
    select: rows,
    insert: isTheirs ? "allowed" : "refused by policy",
    update: rows,
    delete: rows,
    writes: ["label", "name", "phone", "address", "is_default"],
  };
}
