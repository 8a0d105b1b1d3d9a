// A database server and its standby behind one address, as a cluster with a proxy before it.
import { once } from "node:events";
import net from "node:net";
import path from "node:path";
import pg from "pg";
import { startOwnServer, type OwnServer } from "./own-server.ts";

export type ServerPair = Pick<OwnServer, "ownerUrl" | "stopAtOnce" | "remove"> & {
  /** Ends the primary as a power cut would, and leads to the standby, which reads only. */
  readonly losePrimary: () => Promise<void>;
  /** Makes the standby the new primary. */
  readonly addAdminRole: () => Promise<void>;
  /** Has the server at the address refuse all writes, or take them again; nobody is cut off. */
  readonly setReadOnly: (isReadOnly: boolean) => Promise<void>;
};

export async function startServerPair(): Promise<ServerPair> {
  const primary = await startOwnServer();
  const standby = await primary.createStandby();
  let current = primary;
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((visitor) => {
    const server = net.connect(path.join(current.folder, ".s.PGSQL.5432"));
    for (const [one, other] of [
      [visitor, server],
      [server, visitor],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {}); // The other side is told by its end.
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = new URL(primary.ownerUrl);
  address.hostname = "127.0.0.1";
  address.port = String((proxy.address() as net.AddressInfo).port); // it listens on a port
  address.searchParams.delete("host");

  /** As the owner of the server that the address leads to. */
  async function query(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: current.ownerUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  return {
    ownerUrl: address.href,
    async losePrimary() {
      await primary.stopAtOnce();
      current = standby;
      for (const socket of sockets) socket.destroy();
    },
    addAdminRole: () => query("select pg_promote()"),
    setReadOnly: (isReadOnly) =>
      query(
        "set default_transaction_read_only = off",
        `alter system set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`,
        "select pg_reload_conf()",
      ),
    async stopAtOnce() {
      await Promise.all([primary.stopAtOnce(), standby.stopAtOnce()]);
      proxy.close();
    },
    async remove() {
      await Promise.all([primary.remove(), standby.remove()]);
    },
  };
}
