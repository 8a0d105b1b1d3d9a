// Fields of endpoints that answer page by page.
import { z } from "zod";

/** The cursor of the page before, in a query. */
export const after = z.string().max(1_000).optional();

/** The cursor of the rows that follow, in an answer; null when there are none. */
export const nextCursor = z.string().nullable();
