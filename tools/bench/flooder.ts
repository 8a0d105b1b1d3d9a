// One address that sends as much as it can, until it is told to stop; says then how it was
// answered.
//   fork(flooder.ts, [url])
import { Agent } from "node:http";
import { ask } from "./ask.ts";

const CONNECTIONS = 64;
const [, , url = ""] = process.argv;

/** Bodies that anyone can send, at the limit of 64 KB: deep, wide, wrong in very many places. */
const bodies = [
  '["\\u0000",'.repeat(6_000),
  `[${Array.from({ length: 2_000 }, () => "{}").join()}]`,
  `{"lines":[${Array.from({ length: 900 }, () => "{}").join()}]}`,
  JSON.stringify({ email: "a@mail.example", password: "Guess!2026" }),
];
const targets = ["/api/orders", "/api/auth/sign-in", "/api/functions/mailjet-contact-form"];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const statuses = new Map<number, number>();
const over = new AbortController();

async function flood(turn: number): Promise<void> {
  for (let at = turn; !over.signal.aborted; at += 1) {
    const target = url + (targets[at % targets.length] ?? "/");
    // The shop hangs up on who is refused and writes on: no status.
    const { status } = await ask(agent, target, "10.2.2.2", bodies[at % bodies.length]).catch(
      () => ({ status: 0 }),
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

process.once("message", () => over.abort());
const flooding = Array.from({ length: CONNECTIONS }, (_, turn) => flood(turn));
process.send?.("started");
await Promise.all(flooding);
agent.destroy();
process.send?.(Object.fromEntries(statuses));
process.disconnect?.();
