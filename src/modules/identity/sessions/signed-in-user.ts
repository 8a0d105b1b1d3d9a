import { profiles } from "#modules/customers/tables.ts";
import type { SignedInUser } from "../contract.ts";

/** Columns of `profiles` that `toSignedInUser` needs. */
export const userColumns = {
  id: profiles.id,
  email: profiles.email,
  fullName: profiles.fullName,
  createdAt: profiles.createdAt,
};

type UserRow = { id: string; email: string; fullName: string; createdAt: Date };

/** A user as sessions show them. */
export function toSignedInUser({ id, email, fullName, createdAt }: UserRow): SignedInUser {
  return { id, email, full_name: fullName, created_at: createdAt.toISOString() };
}
