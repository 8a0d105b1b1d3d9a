import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { PageState } from "./payments.ts";
import { paymentPages } from "./way-tables.ts";

type Within = Pick<Context, "db">;
export type PageRow = typeof paymentPages.$inferSelect;

/** The states in which somebody may still pay on a page. */
export const payable: readonly PageRow["state"][] = ["open", "approved", "pending", "refused"];

/** The pages of an order on which somebody may still pay, the newest first. */
export const listPayablePages = (ctx: Within, orderId: string): Promise<PageRow[]> =>
  listPagesIn(ctx, orderId, payable);

/** The same, and those that the shop has closed, maybe not yet at their service. */
export const listUnpaidPages = (ctx: Within, orderId: string): Promise<PageRow[]> =>
  listPagesIn(ctx, orderId, [...payable, "closed"]);

async function listPagesIn(
  { db }: Within,
  orderId: string,
  states: readonly PageRow["state"][],
): Promise<PageRow[]> {
  return db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.orderId, orderId), inArray(paymentPages.state, [...states])))
    .orderBy(desc(paymentPages.createdAt), desc(paymentPages.id));
}

/** The newest page of an order. */
export async function findLastPage({ db }: Within, orderId: string): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentPages)
    .where(eq(paymentPages.orderId, orderId))
    .orderBy(desc(paymentPages.createdAt), desc(paymentPages.id))
    .limit(1);
  return row;
}

/** The newest page of an order at a service that charges in this currency. */
export async function findPageOfPayment(
  { db }: Within,
  page: { readonly orderId: string; readonly service: string; readonly chargedMinor: number },
): Promise<PageRow | undefined> {
  const rows = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.orderId, page.orderId), eq(paymentPages.service, page.service)))
    .orderBy(desc(paymentPages.createdAt), desc(paymentPages.id));
  return rows.find(({ chargedMinor }) => chargedMinor === page.chargedMinor) ?? rows[0];
}

export async function findPage({ db }: Within, id: string): Promise<PageRow | undefined> {
  const [row] = await db.select().from(paymentPages).where(eq(paymentPages.id, id));
  return row;
}

/** A page by its id at the service. */
export async function findPageBySession(
  { db }: Within,
  session: { readonly service: string; readonly sessionId: string },
): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentPages)
    .where(
      and(eq(paymentPages.service, session.service), eq(paymentPages.sessionId, session.sessionId)),
    );
  return row;
}

/** Whether a payment was a trial's, whose money goes back at once. */
export async function isTrialPayment(
  { db }: Within,
  { service, reference }: Pick<PageRow, "service"> & { readonly reference: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentPages.id })
    .from(paymentPages)
    .where(
      and(
        eq(paymentPages.service, service),
        eq(paymentPages.reference, reference),
        isNull(paymentPages.orderId),
      ),
    );
  return row !== undefined;
}

/** Stores a page; one that the service has given before is opened again. */
export async function savePage(
  { db }: Within,
  page: typeof paymentPages.$inferInsert,
): Promise<void> {
  await db
    .insert(paymentPages)
    .values(page)
    .onConflictDoUpdate({
      target: [paymentPages.service, paymentPages.sessionId],
      set: { state: page.state ?? "open", refusedReason: null },
      setWhere: ne(paymentPages.state, "paid"),
    });
}

/**
 * Notes what has become of a page; one that was paid stays so. The shop takes nothing on a page
 * that it has closed, whatever the service says, but for money that has moved.
 */
export async function recordPageState(
  { db }: Within,
  id: string,
  state: Pick<PageRow, "state"> & { readonly refusedReason?: PageRow["refusedReason"] },
): Promise<void> {
  const hasMoved = ["pending", "paid"].includes(state.state);
  await db
    .update(paymentPages)
    .set({ state: state.state, refusedReason: state.refusedReason ?? null })
    .where(
      and(
        eq(paymentPages.id, id),
        inArray(paymentPages.state, hasMoved ? [...payable, "closed"] : [...payable]),
      ),
    );
}

/** How the state of a page is stored. */
export const toStoredState = (
  state: PageState,
): Pick<PageRow, "state"> & { refusedReason?: PageRow["refusedReason"] } =>
  state.kind === "refused"
    ? { state: "refused", refusedReason: state.refusedReason }
    : { state: state.kind };
