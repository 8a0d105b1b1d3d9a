// A shop whose staff is told of news on their devices, at a push service of the test's own.
import { afterAll } from "vitest";
import { z } from "zod";
import { pushState, type PushState } from "#modules/notifications/push/contract.ts";
import { notificationTasks } from "#modules/notifications/tasks.ts";
import type { Task } from "#platform/jobs/worker.ts";
import { silentLog } from "#platform/log.ts";
import { startPushServer, type PushServer, type Subscription } from "../../support/push-server.ts";
import type { Answer } from "../http/timed-shop.ts";
import { startBackOffice, type BackOffice } from "../orders/back-office.ts";

type Name = "admin" | "moderator";

/** Somebody in one browser. */
export type StaffMember = {
  readonly refreshToken: string;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  readonly readState: () => Promise<PushState>;
  /** Turns notifications on in this browser, or in the one that is given. */
  readonly turnOn: (browser?: Subscription) => Promise<Subscription>;
};

export type PushShop = BackOffice & {
  readonly push: PushServer;
  readonly signIn: (name: Name) => Promise<StaffMember>;
  /** Does what waits in the queue for devices, until nothing does; returns how many jobs failed. */
  readonly doJobs: (isLast?: boolean) => Promise<number>;
  /** Titles of the messages that a browser has shown, the oldest first. */
  readonly titles: (to: Subscription) => string[];
  /** Takes the shop's clock to this moment. */
  readonly goTo: (moment: string) => void;
  /** Somebody writes; returns the id of the message. */
  readonly write: (kind: "contact" | "dealer") => Promise<string>;
};

const job = z.object({ id: z.string(), task: z.string(), payload: z.unknown() });

/** To be called at the top of a test file; it is a working day at noon. */
export async function startPushShop(): Promise<PushShop> {
  const office = await startBackOffice();
  const { database, shop, now, passTime, newAddress, send } = office;
  const push = await startPushServer();
  afterAll(() => push.stop());
  const tasks: Readonly<Record<string, Task>> = notificationTasks({
    database,
    clock: now,
    log: silentLog,
    postPublic: push.post,
  });

  async function doJobs(isLast = false): Promise<number> {
    let failed = 0;
    for (;;) {
      const rows = await database.asOwner(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier in ('tell-news', 'send-push')
         returning j.id, t.identifier as task, j.payload`,
      );
      if (rows.length === 0) return failed;
      for (const { task, payload } of z.array(job).parse(rows))
        await tasks[task]?.run(payload, { isLast }).catch(() => (failed += 1));
    }
  }

  async function signIn(name: Name): Promise<StaffMember> {
    const { text } = await send("/api/auth/sign-in", {
      email: `${name}@wanderpaw.example`,
      password: "Wanderpaw!2026",
    });
    const session = z
      .object({ access_token: z.string(), refresh_token: z.string() })
      .parse(JSON.parse(text));
    const call: StaffMember["call"] = async (method, path, body) => {
      const response = await fetch(shop.url + path, {
        method,
        headers: {
          "x-forwarded-for": newAddress(),
          authorization: `Bearer ${session.access_token}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer = await response.text();
      const code = response.ok
        ? undefined
        : z.object({ code: z.string() }).parse(JSON.parse(answer)).code;
      return {
        status: response.status,
        text: answer,
        code,
        fields: undefined,
        conflict: undefined,
      };
    };
    return {
      refreshToken: session.refresh_token,
      call,
      async readState() {
        return pushState.parse(JSON.parse((await call("GET", "/api/admin/push")).text));
      },
      async turnOn(browser = push.subscribe()) {
        const { status, text: answer } = await call("POST", "/api/admin/push/devices", browser);
        if (status !== 204) throw new Error(`not turned on: ${answer}`);
        return browser;
      },
    };
  }

  function goTo(moment: string): void {
    passTime((Date.parse(moment) - now().getTime()) / 1_000);
  }
  goTo("2026-03-03T10:00:00Z");
  return {
    ...office,
    push,
    signIn,
    doJobs,
    goTo,
    titles: (to) => push.deliveries(to).map(({ message }) => message.title.replaceAll(/[⁨⁩]/g, "")),
    async write(kind) {
      const [row] = await database.asOwner(
        `insert into messages (kind, name, email, phone, subject, message, company, city, experience, dealer_stage)
         values ($1, 'Ada Stone', 'ada@mail.example', '+44 20 7946 0000', 'Hello', 'Hello there.',
           case $1 when 'dealer' then 'Stone Ltd' end, case $1 when 'dealer' then 'Leeds' end,
           case $1 when 'dealer' then 'None' end, case $1 when 'dealer' then 'new' end) returning id`,
        [kind],
      );
      return z.object({ id: z.string() }).parse(row).id;
    },
  };
}
