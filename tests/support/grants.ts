import type { TestDatabase } from "./database.ts";

/** Grants every moderator that there is, or the one with this id, these besides what they have. */
export async function addGrants(
  database: Pick<TestDatabase, "asOwner">,
  actions: readonly string[],
  { userId = null, at = null }: { userId?: string | null; at?: Date | null } = {},
): Promise<void> {
  await database.asOwner(
    `insert into user_grants (user_id, action, granted_at)
     select user_id, action, coalesce($3, app.now()) from user_roles, unnest($1::text[]) action
     where role = 'moderator' and user_id = coalesce($2, user_id) on conflict do nothing`,
    [actions, userId, at],
  );
}

/** The same in place of what they have. */
export async function setGrants(
  database: Pick<TestDatabase, "asOwner">,
  actions: readonly string[],
  who: { userId?: string | null } = {},
): Promise<void> {
  await database.asOwner("delete from user_grants where user_id = coalesce($1, user_id)", [
    who.userId ?? null,
  ]);
  await addGrants(database, actions, who);
}
