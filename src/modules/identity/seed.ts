import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import type { Role } from "#shared/roles.ts";
import { userRoles } from "./tables.ts";

/** Gives people their roles. Their profiles must exist. */
export async function seedRoles(
  db: Db,
  roles: readonly { userId: string; role: Role }[],
): Promise<void> {
  const random = createRandom("roles");
  await db
    .insert(userRoles)
    .values(roles.map(({ userId, role }) => ({ id: random.uuid(), userId, role })));
}
