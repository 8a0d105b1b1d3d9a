import { everything, only, type TableExpectation } from "./policy-rights.ts";

/** What people can do about their own account. */
export const accountExpectations: Record<string, TableExpectation> = {
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
