import { everything, ids, nothing, only, type TableExpectation } from "./policy-rights.ts";

/** Rights on the devices that get push messages, and on the tables about the messages. */
export const pushExpectations: Record<string, TableExpectation> = {
  push_devices: {
    touch: "session_id",
    row: "(session_id, user_id, endpoint, p256dh, auth) values ($freeSession, $userA, 'https://push.example.com/2', repeat('c', 87), repeat('d', 22))",
    rights: only({ identity: { ...everything, writes: ["session_id"] } }),
  },
  // Everybody's own alone.
  muted_news: {
    touch: "kind",
    row: `(user_id, kind) values ('${ids.admin}', 'order')`,
    rights: only({
      admin: {
        ...nothing,
        select: `user_id = '${ids.admin}'`,
        insert: "allowed",
        delete: `user_id = '${ids.admin}'`,
      },
      identity: { ...nothing, select: "all" },
    }),
  },
  untold_news: {
    touch: "actor_id",
    row: "(kind, subject_id) values ('order', gen_random_uuid())",
    rights: only({ identity: { ...nothing, select: "all", delete: "all" } }),
  },
};
