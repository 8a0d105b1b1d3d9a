// The least that a read by the API can cost: a bare HTTP server that runs one prepared statement
// for each request, with the same login, role and claims, and answers with the bytes that the shop
// has answered with. Started by api.ts: `node tools/bench/api-floor.ts <settings>`.
import { createServer } from "node:http";
import pg from "pg";

export type ApiFloorCase = {
  readonly path: string;
  readonly role: string;
  readonly claims: string;
  readonly statement: string;
  readonly values: readonly unknown[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** In base64. */
  readonly body: string;
};

export type ApiFloorSettings = {
  readonly port: number;
  readonly database: pg.PoolConfig;
  readonly cases: readonly ApiFloorCase[];
};

function serve({ port, database, cases }: ApiFloorSettings): void {
  const pool = new pg.Pool({ ...database, max: 10 });
  const known = new Map(
    cases.map((each, nth) => [
      each.path,
      { ...each, name: `floor_${nth}`, body: Buffer.from(each.body, "base64") },
    ]),
  );

  async function read({ role, claims, name, statement, values }: ApiFloorCase & { name: string }) {
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query({
        name: "settings",
        text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
        values: [role, claims],
      });
      await client.query({ name, text: statement, values: [...values] });
      await client.query("commit");
    } finally {
      client.release();
    }
  }

  createServer((request, response) => {
    const found = known.get(request.url ?? "");
    if (found === undefined) return void response.writeHead(404).end();
    const { body, ...each } = found;
    read({ ...each, body: "" }).then(
      () => response.writeHead(200, each.headers.flat()).end(body),
      (error: unknown) => {
        console.error(String(error));
        response.writeHead(500).end();
      },
    );
  }).listen(port, "127.0.0.1", () => console.log("ready"));
}

// Our own settings, written by api.ts.
if (import.meta.main) serve(JSON.parse(process.argv[2] ?? "") as ApiFloorSettings);
