// The own sessions of somebody who works in the back office, when they are asked who they are, and
// whether their browser tells news.
import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { push } from "#i18n/he/push.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { demoPassword } from "../../support/demo-shop.ts";
import { createPeople } from "../account/people.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, openForm } from "./order-staff.ts";
import { fill, findDialog, findToast, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder, readOrder } = createOrderStaff(shop);
const { signInElsewhere } = createPeople(shop);

const refuse = (code: string) =>
  Response.json(
    { code, status: 403, title: code },
    { status: 403, headers: { "content-type": "application/problem+json" } },
  );

test("MFA-22 MFA-23 MFA-27 a refund asks for the password when it was entered long ago, keeps its form, and happens once", async () => {
  const id = await enterOrder(1, { isPaid: true, status: "processing" });
  const { user, panel } = await openOrder(id);
  const form = await openForm(user, panel, orderActions.refund);
  const amount = getField(orderActions.refund.amount.USD, form);
  await fill(user, amount, "12.50");
  const sent: unknown[] = [];
  let isProofOld = false;
  shop.intercept(
    `POST /api/admin/orders/${id}/refunds`,
    async (proceed, request) => {
      sent.push(await request.json());
      // As ten minutes after signing in.
      if (!isProofOld) return proceed();
      isProofOld = false;
      return refuse("proof_needed");
    },
    Infinity,
  );
  isProofOld = true;
  await user.dblClick(getButton(orderActions.refund.submit, form));
  const question = { name: ownSecurity.proof.title };
  expect(await screen.findAllByRole("dialog", question)).toHaveLength(1);
  await user.click(getButton(ownSecurity.proof.cancel, screen.getByRole("dialog", question)));
  await waitFor(() => expect(screen.queryByRole("dialog", question)).toBeNull());
  expect(amount).toHaveValue("12.50");
  expect(screen.queryByRole("dialog", { name: admin.error })).toBeNull();
  expect((await readOrder(id)).refunded.amountMinor).toBe(0);

  isProofOld = true;
  await user.click(getButton(orderActions.refund.submit, form));
  const asked = await findDialog(ownSecurity.proof.title);
  await fill(user, within(asked).getByLabelText(ownSecurity.proof.password), demoPassword);
  await user.click(getButton(ownSecurity.proof.submit, asked));
  await findToast(orderActions.refund.saved(orderLabels.statuses.refunded));
  expect((await readOrder(id)).refunded.amountMinor).toBe(1_250);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual(sent[1]);
});

test("MFA-20 MFA-28 administrators see and end their own sessions, and must set up a second factor after the deadline", async () => {
  const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18 Safari/604.1";
  await signInElsewhere("admin@wanderpaw.example", iPhone);
  const user = await shop.open(adminPaths.ownSecurity, { as: "admin" });
  const { title, current, endLabel } = ownSecurity.sessions;
  const list = within(await screen.findByRole("list", { name: title }));
  expect(list.getAllByText(current)).toHaveLength(1);
  await user.click(list.getByRole("button", { name: `${endLabel} Safari · iPhone` }));
  await waitFor(() => expect(list.queryByText("Safari · iPhone")).toBeNull());
  expect(screen.getByRole("main")).toHaveTextContent(ownSecurity.panel.due);

  // The demo's own time is never over: the server's answer stands in for the fifteenth day.
  shop.intercept("** /api/admin/**", async () => refuse("second_factor_needed"), Infinity);
  await shop.goTo(adminPaths.orders);
  const gate = { name: ownSecurity.gate.title };
  await screen.findByRole("heading", gate);
  expect(screen.queryByRole("navigation")).toBeNull();
  await user.click(await screen.findByRole("button", { name: ownSecurity.panel.setUp }));
  const start = await screen.findByRole("heading", { name: ownSecurity.panel.start.title });
  await waitFor(() => expect(start).toHaveFocus());
  await user.click(getButton(ownSecurity.panel.cancel));
  await waitFor(() => expect(screen.getByRole("heading", gate)).toHaveFocus());
});

/** The parts of a browser for news, with somebody who has decided, or decides, so. */
function addNotifications(permission: NotificationPermission): void {
  Object.assign(globalThis, {
    PushManager: vi.fn<() => void>(),
    Notification: { permission, requestPermission: async () => permission },
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => undefined,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
}
afterEach(() => {
  for (const name of ["PushManager", "Notification"]) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, "serviceWorker");
});

async function openNews() {
  const user = await shop.open(adminPaths.ownSecurity, { as: "admin" });
  const panel = await screen.findByRole("region", { name: push.title });
  const expectState = (words: string) =>
    waitFor(() => expect(within(panel).getByRole("status")).toHaveTextContent(words));
  return { user, panel, expectState };
}

test("PUSH-13 a browser that blocks notifications says so, and how to change it", async () => {
  addNotifications("denied");
  const { panel, expectState } = await openNews();
  await expectState(push.states.denied);
  expect(within(panel).queryByRole("button", { name: push.enable })).toBeNull();
});

test("PUSH-13 closing the browser's question turns nothing on, and the question can be asked again", async () => {
  addNotifications("default");
  const { user, panel, expectState } = await openNews();
  await user.click(await within(panel).findByRole("button", { name: push.enable }));
  await waitFor(() =>
    expect(getButton(push.enable, panel)).not.toHaveAttribute("aria-busy", "true"),
  );
  expect(getButton(push.enable, panel)).toBeEnabled();
  await expectState(push.states.off);
});

test("PUSH-13 a browser without notifications says so, and the kinds can still be chosen", async () => {
  const { panel, expectState } = await openNews();
  await expectState(push.states.unsupported);
  expect(within(panel).getAllByRole("switch")[0]).toBeVisible();
});
