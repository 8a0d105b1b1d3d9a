// Sends very many requests over few connections, and looks at every answer.
import { Agent, request } from "node:http";
import { z } from "zod";
import { errorCodes } from "#shared/errors.ts";
import { findProblems } from "../../../src/server/api/openapi-problems.ts";
import type { Attempt } from "./attempts.ts";
import type { World } from "./endpoint-samples.ts";

const CONNECTIONS = 16;
const TRIES = 5;

/** A request as it is sent. */
export type Sending = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: string | Buffer | undefined;
};

export type Answer = { status: number; type: string; text: string };

/** An attempt with the token of its sender; undefined without a sign-in. */
export type Knock = Attempt & { readonly token?: string | undefined };

const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  conflict: z
    .strictObject({
      changedAt: z.string().nullable(),
      changedBy: z.string().nullable(),
      current: z.record(z.string(), z.unknown()),
    })
    .optional(),
  requestId: z.string(),
  retryAfter: z.int().optional(),
});

/**
 * Words of our own code, of the database, of the machine: no answer is to hold them, whatever was
 * asked.
 */
export const inside =
  /\bat (async )?[\w.<>]+ \(|node:internal|node_modules|\/src\/|\.ts:\d|syntax error|violates|invalid input|invalid byte|permission denied|drizzle|\bpg_|\bECONN|\$argon2|password_hash|shop_(app|anon|user|admin|system|identity)|DrizzleQueryError|ZodError/;

/** Secrets in the database that no answer may hold, no matter who asks. */
async function getSecrets({ database }: World): Promise<string[]> {
  const rows = await database.asOwner(`
    (select password_hash as secret from accounts limit 20)
    union all (select secret from mail_secrets limit 50)
    union all (select encode(secret, 'hex') from signing_keys)
    union all (select encode(secret, 'base64') from signing_keys)
    union all (select unsubscribe_token from newsletter_subscribers limit 20)`);
  return rows.map(({ secret }) => String(secret)).filter((secret) => secret.length > 8);
}

/**
 * Sends all of them, each from an internet address of its own, and returns what is wrong with the
 * answers, and how many had which status.
 */
export async function sweep(
  world: World,
  knocks: readonly Knock[],
): Promise<{ faults: string[]; statuses: Map<number, number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const secrets = await getSecrets(world);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let knock = knocks[next++]; knock !== undefined; knock = knocks[next++]) {
      const answer = await sendAgain(agent, world, knock);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const found = getFault(knock, answer, secrets);
      if (found !== undefined) faults.push(`${knock.operation.id} ${knock.place}: ${found}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return { faults, statuses };
}

/**
 * The shop may refuse before it has read a body, and hang up: whoever then writes on learns
 * nothing, also on a connection that was kept. And on a busy machine it may be too busy for the
 * moment. Another try is answered.
 */
async function sendAgain(agent: Agent, world: World, knock: Knock): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      const answer = await send(agent, world, knock);
      if (answer.status !== 503 || tries === TRIES) return answer;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
}

function send(agent: Agent, world: World, knock: Knock): Promise<Answer> {
  const { operation, path, token, type, body } = knock;
  return sendOver(agent, world.url, {
    method: operation.endpoint.method.toUpperCase(),
    path,
    headers: {
      "user-agent": "Mozilla/5.0",
      "x-forwarded-for": world.newAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(type !== undefined && type !== "" && { "content-type": type }),
      ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
    },
    body,
  });
}

/** Sends it as it is, and rejects when the shop hangs up without an answer. */
export function sendOver(agent: Agent, url: string, sending: Sending): Promise<Answer> {
  const { path, body, ...options } = sending;
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { agent, ...options }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () =>
        resolve({
          status: incoming.statusCode ?? 0,
          type: incoming.headers["content-type"] ?? "",
          text: Buffer.concat(chunks).toString(),
        }),
      );
      incoming.on("error", reject);
    });
    outgoing.on("error", (cause) => reject(new Error(`${options.method} ${path}`, { cause })));
    outgoing.end(body);
  });
}

/** The fault of an answer; undefined without one. */
function getFault(
  { operation }: Knock,
  { status, type, text }: Answer,
  secrets: readonly string[],
): string | undefined {
  const { endpoint } = operation;
  if (inside.test(text))
    return `${status} tells ${inside.exec(text)?.[0]} in ${text.slice(0, 300)}`;
  if (secrets.some((secret) => text.includes(secret))) return `${status} holds a secret`;
  // Refused before the API: no address, or one that is too long.
  if ((status === 400 || status === 414) && type.startsWith("text/plain")) return undefined;
  if (status < 300) return undefined;
  if (type !== "application/problem+json") return `${status} is ${type}`;
  const problem = problemSchema.safeParse(JSON.parse(text));
  if (!problem.success) return `${status} is no problem: ${text.slice(0, 300)}`;
  const { code } = problem.data;
  const known = findProblems(endpoint).find((one) => one === code);
  if (known === undefined) return `${status} ${code} is not described`;
  if (errorCodes[known] !== status || problem.data.status !== status) return `${status} is ${code}`;
  return status >= 500 ? `${status} ${code}` : undefined;
}
