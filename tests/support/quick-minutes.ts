// A worker of the queue as a process of its own, whose minutes last five seconds. `node
// quick-minutes.ts <login of the shop> <owner>` has one timed job, writes each minute of it into
// the table `ticks` with its own process id, and says so when it is at work. Its clock is set back
// by an hour when it gets a line.
import pg from "pg";
import { HOUR_MS } from "#shared/durations.ts";

const TIMES_FASTER = 12;
/** Its jobs are due by the database's clock as well: the quick one never catches up with that. */
let behindMs = 2 * HOUR_MS;
process.stdin.on("data", () => {
  behindMs += HOUR_MS;
});

const RealDate = Date;
const bornMs = RealDate.now();
const now = () => bornMs - behindMs + (RealDate.now() - bornMs) * TIMES_FASTER;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: []): Date =>
    args.length === 0 ? new target(now()) : new target(...args),
  get: (target, name): unknown => (name === "now" ? now : Reflect.get(target, name)),
});
const { setTimeout: wait, setInterval: repeat } = globalThis;
globalThis.setTimeout = Object.assign(
  (act: () => void, ms = 0) => wait(act, ms / TIMES_FASTER),
  wait,
);
globalThis.setInterval = Object.assign(
  (act: () => void, ms = 0) => repeat(act, ms / TIMES_FASTER),
  repeat,
);

// Modules that read the time are imported after that.
const { startWorker } = await import("#platform/jobs/worker.ts");
const { createLog } = await import("#platform/log.ts");

const [connectionString = "", ownerUrl = ""] = process.argv.slice(2);
const owner = new pg.Client({ connectionString: ownerUrl });
await owner.connect();
await startWorker({
  connectionString,
  log: createLog({ level: "warn", destination: process.stderr }),
  tasks: {
    tick: {
      schedule: "* * * * *",
      run: async (payload) => {
        await owner.query("insert into ticks values ($1::jsonb #>> '{_cron,ts}', $2)", [
          JSON.stringify(payload),
          process.pid,
        ]);
      },
    },
  },
});
process.stdout.write("at work\n");
