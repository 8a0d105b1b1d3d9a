// How much of views there may be, and for whom, apart from what checks it so that browsers know it.
import type { AdminAction } from "#shared/permissions.ts";

/** The right to change the views that everybody has. */
export const SHARED_VIEWS_PERMISSION = "settings.write" as const satisfies AdminAction;

export const MAX_NAME = 60;
export const MAX_SEARCH = 2_000;
/** As many views of one list as somebody has of their own, or all have together. */
export const MAX_VIEWS = 50;
