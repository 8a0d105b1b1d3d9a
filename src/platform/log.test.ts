import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog, type Log, removePeople, silentLog } from "./log.ts";

/** Lines that a log writes while `talk` runs, parsed. */
function written(
  talk: (log: Log) => void,
  level: "info" | "warn" = "info",
): Record<string, unknown>[] {
  const lines: string[] = [];
  talk(createLog({ level, destination: { write: (line) => void lines.push(line) } }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>); // our own lines
}

test("a line is JSON with level, time and message", () => {
  const [line] = written((log) => log.info({ orders: 3 }, "counted"));
  expect(line).toMatchObject({ level: "info", orders: 3, msg: "counted" });
  expect(line?.["time"]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("lines below the level are omitted, and the silent log writes nothing", () => {
  expect(written((log) => log.info("quiet"), "warn")).toEqual([]);
  expect(silentLog.isLevelEnabled("fatal")).toBe(false);
});

test("secrets and addresses are hidden at any depth and in child logs", () => {
  const [line] = written((log) =>
    log.child({ email: "a@b.example" }).info({
      password: "hunter2",
      headers: {
        Authorization: "Bearer hunter2",
        cookie: "hunter2",
        "set-cookie": ["hunter2"],
        accept: "text/html",
      },
      users: [{ id: 1, email: "a@b.example", newPassword: "hunter2" }],
      refreshToken: "hunter2",
    }),
  );
  expect(JSON.stringify(line)).not.toMatch(/hunter2|a@b/);
  expect(line).toMatchObject({
    headers: { accept: "text/html" },
    users: [{ id: 1, email: "[hidden]" }],
  });
});

test("OPS-22 e-mail addresses are removed from the texts in fields as well", () => {
  const [line] = written((log) =>
    log.info({
      path: "/u/a.one@b.example/x",
      coded: ["/u/a.one%40b.example"],
      inside: { text: "for <a.one@b.example>, now" },
    }),
  );
  expect(JSON.stringify(line)).not.toContain("a.one");
  expect(line).toMatchObject({
    path: "/u/[e-mail]/x",
    coded: ["/u/[e-mail]"],
    inside: { text: "for <[e-mail]>, now" },
  });
});

test.each([
  ["a@b@c.example, x", "[e-mail], x"],
  ["@import.css and a@b", "@import.css and a@b"],
  ["x%252540mail.example", "[e-mail]"],
  ["%40%40mail.example", "%40%40mail.example"],
])("OPS-22 only what may be an address is removed from %s", (text, shown) => {
  expect(removePeople(text)).toBe(shown);
});

test("an error is logged with message, stack, code and cause, but without the row that it quotes", () => {
  const database = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email"'),
    {
      code: "23505",
      constraint: "users_email",
      detail: "Key (email)=(a@b.example) already exists.",
    },
  );
  const error = new DrizzleQueryError(
    "insert into users values ($1, $2)",
    ["a@b.example", "hunter2", "Dear shop,\nthis is hunter2\n    at home"],
    database,
  );
  const [line] = written((log) => log.error({ err: error }, "failed"));
  expect(JSON.stringify(line)).not.toMatch(/hunter2|a@b/);
  expect(line).toMatchObject({
    err: {
      message: "Failed query: insert into users values ($1, $2)\nparams: [hidden]",
      cause: { code: "23505", constraint: "users_email" },
    },
  });
});

test("an error can be logged by itself", () => {
  const [line] = written((log) => log.error(new Error("no mail for a@b.example")));
  expect(line).toMatchObject({ err: { message: "no mail for [e-mail]" } });
  expect(JSON.stringify(line)).not.toContain("a@b");
});

test("a circular structure does not end the process", () => {
  const loop: Record<string, unknown> = {};
  loop["self"] = loop;
  expect(written((log) => log.info({ loop }))).toHaveLength(1);
});
