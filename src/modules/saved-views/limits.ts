// The limits and rights of saved views, apart from the checks so that browsers can import them.
import type { AdminAction } from "#shared/permissions.ts";

/** The right to change shared views. */
export const SHARED_VIEWS_PERMISSION = "settings.write" as const satisfies AdminAction;

export const MAX_NAME = 60;
export const MAX_SEARCH = 2_000;
/** The most own views of one list, and the most shared ones. */
export const MAX_VIEWS = 50;
