import {
  everything,
  ids,
  ledger,
  neverDeleted,
  nothing,
  only,
  readOnly,
  subscription,
  type TableExpectation,
} from "./policy-rights.ts";

/** Rights on messages, the back office's answers, and the newsletter's list. */
export const inboxExpectations: Record<string, TableExpectation> = {
  messages: {
    touch: "state",
    row: "(kind, email) values ('newsletter', 'another@mail.example')",
    rights: only({
      // The text of a message never changes.
      admin: {
        ...readOnly("all"),
        update: "all",
        writes: ["state", "assignee_id", "answered_at", "dealer_stage", "spam_reason"],
      },
      // Puts in, and reads nothing of what is there.
      publicForms: { ...nothing, insert: "allowed" },
      system: everything,
    }),
  },
  message_replies: {
    touch: "body",
    row: "(message_id, body, author_name, request_key) values ($message, 'Yes.', 'C', gen_random_uuid())",
    rights: only({ admin: ledger, system: ledger }),
  },
  reply_files: {
    touch: "reply_id",
    row: `(message_id, author_id, file_name, type, size_bytes, storage_key) values ($message, '${ids.admin}', 'a.pdf', 'application/pdf', 1, 'private/replies/${"c".repeat(32)}.pdf')`,
    rights: only({
      // Everybody changes and takes out what they have not sent yet.
      admin: {
        ...ledger,
        update: `reply_id is null and author_id = '${ids.admin}'`,
        delete: `reply_id is null and author_id = '${ids.admin}'`,
        writes: ["reply_id"],
      },
      system: { ...ledger, delete: "all" },
    }),
  },
  mailbox_state: {
    touch: "last_uid",
    row: "(mailbox, uid_validity, last_uid, tried_at) values ('a@mail.example', '1', 0, app.now())",
    rights: only({ admin: readOnly("all"), system: neverDeleted }),
  },
  received_mails: {
    touch: "outcome",
    row: "(id, sender, outcome) values ('a', 'b', 'own')",
    rights: only({ system: { ...ledger, delete: "all" } }),
  },
  newsletter_subscribers: {
    touch: "state",
    row: `(email, unsubscribe_token, consent_wording) values ('another@mail.example', '${"x".repeat(43)}', 'Yes')`,
    // The back office takes addresses off the list, and puts none on it.
    changeable: "state = 'unsubscribed'",
    rights: only({
      admin: {
        ...readOnly("all"),
        update: "all",
        reads: ["id", "email", "topic", "variant_id", "removal_reason", ...subscription],
        writes: [
          "state",
          "confirm_token_hash",
          "confirm_expires_at",
          "unsubscribed_at",
          "removal_reason",
        ],
      },
      publicForms: {
        ...neverDeleted,
        writes: [
          "state",
          "confirm_token_hash",
          "confirm_expires_at",
          "removal_reason",
          ...subscription.slice(1),
        ],
      },
      system: {
        select: "all",
        insert: "allowed",
        // Entries go along when an account gets another address.
        update: "all",
        delete: "all",
        reads: ["id", "email", "topic", "variant_id", "state", "requested_at", "confirmed_at"],
        writes: ["email"],
      },
    }),
  },
};
