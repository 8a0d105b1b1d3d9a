import { expect, test } from "vitest";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { anonymous, system } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();

test.each([
  ["a stranger", anonymous],
  ["a customer", member("user")],
])("JOBS-07 %s cannot request jobs, and only the worker reads them", async (_name, actor) => {
  const asking = database.runInTransaction(actor, (db) =>
    queueJob(db, { task: "note", payload: { text: "stranger" }, key: "stranger" }),
  );
  await expect(asking).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^permission denied for (function|schema)/) as string },
  });
  const reading = database.runInTransaction(system, (db) =>
    db.execute("select * from graphile_worker.jobs"),
  );
  await expect(reading).rejects.toMatchObject({
    cause: { message: "permission denied for schema graphile_worker" },
  });
});
