import type { Role } from "#shared/roles.ts";

const DAY_MS = 86_400_000;
/** So long after they were given the role, administrators may still do without a second factor. */
export const GRACE_DAYS = 14;

type Duty = {
  /** Null for people who have been given no role. */
  readonly role: Role | null;
  readonly roleGivenAt: Date | null;
  /** Null for those who have set up none. */
  readonly secondFactorSince: Date | null;
};

/** When somebody must have set up a second factor; null for those who need not, or have. */
export function secondFactorDueAt({ role, roleGivenAt, secondFactorSince }: Duty): Date | null {
  if (role !== "admin" || roleGivenAt === null || secondFactorSince !== null) return null;
  return new Date(roleGivenAt.getTime() + GRACE_DAYS * DAY_MS);
}

/** Whether that time is over. */
export function lacksSecondFactor(duty: Duty, now: Date): boolean {
  const dueAt = secondFactorDueAt(duty);
  return dueAt !== null && dueAt <= now;
}
