import { randomUUID } from "node:crypto";
import type { Member } from "#shared/actor.ts";
import type { Role } from "#shared/roles.ts";

/** Somebody who is signed in; of no account unless an id is given. */
export function member(kind: Role, who: { id?: string; email?: string } = {}): Member {
  return {
    kind,
    id: who.id ?? randomUUID(),
    email: who.email ?? `${kind}@mail.example`,
    fullName: "Somebody",
    createdAt: new Date("2026-01-01T10:00:00Z"),
    sessionId: randomUUID(),
    grants: [],
    hasRecentProof: true,
    secondFactor: { isOn: false, dueAt: null },
    lacksSecondFactor: false,
  };
}
