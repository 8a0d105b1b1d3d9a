// A mailbox on this machine that speaks as much IMAP as a reader needs: it stands for the server of
// a mail provider.
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type StoredMail = { readonly uid: number; readonly source: Buffer; readonly day: string };

export type ImapServer = {
  url: string;
  mails: StoredMail[];
  /** Every command, without the login. */
  heard: string[];
  /** Puts a mail into the mailbox; its number follows the last one. */
  deliver: (source: string | Buffer, day?: string) => number;
  /** Numbers all mails anew, as a server does that was restored. */
  renumber: () => void;
  /** Ends the connections at the next command that fits. */
  hangUpAt: (command: RegExp) => void;
  stop: () => Promise<void>;
};

const LOGIN = { user: "support@shop.example", password: "p%ss word" };

/** Opens one on loopback. */
export async function openImapServer(): Promise<ImapServer> {
  const mails: StoredMail[] = [];
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  let uidValidity = 100;
  let uidNext = 1;
  let hangUp: RegExp | undefined;

  function answer(command: string): { lines: (string | Buffer)[]; ok: string } | undefined {
    const login = `LOGIN "${LOGIN.user}" "${LOGIN.password}"`;
    if (command.startsWith("LOGIN"))
      return command === login ? { lines: [], ok: "logged in" } : undefined;
    if (/^(?:EXAMINE|SELECT) /.test(command))
      return {
        lines: [
          "* FLAGS (\\Seen)\r\n",
          `* ${mails.length} EXISTS\r\n`,
          `* OK [UIDVALIDITY ${uidValidity}] valid\r\n`,
          `* OK [UIDNEXT ${uidNext}] next\r\n`,
        ],
        ok: "[READ-ONLY] opened",
      };
    const from = /^UID SEARCH UID (\d+):\*/.exec(command)?.[1];
    if (from !== undefined) {
      const found = mails.filter(({ uid }) => uid >= Number(from));
      // As the standard has it, the last mail is always within such a range.
      const last = mails.at(-1);
      const uids = found.length === 0 && last ? [last.uid] : found.map(({ uid }) => uid);
      return { lines: [`* SEARCH ${uids.join(" ")}\r\n`], ok: "searched" };
    }
    const since = /^UID SEARCH SINCE (\S+)/.exec(command)?.[1];
    if (since !== undefined) {
      const found = mails.filter(({ day }) => Date.parse(day) >= Date.parse(since));
      return { lines: [`* SEARCH ${found.map(({ uid }) => uid).join(" ")}\r\n`], ok: "searched" };
    }
    const fetched = /^UID FETCH (\d+) \(.*BODY\.PEEK\[\]<0\.(\d+)>/.exec(command);
    if (fetched) {
      const at = mails.findIndex(({ uid }) => uid === Number(fetched[1]));
      const source = mails[at]?.source.subarray(0, Number(fetched[2]));
      const lines = source
        ? [`* ${at + 1} FETCH (UID ${fetched[1]} BODY[]<0> {${source.length}}\r\n`, source, ")\r\n"]
        : [];
      return { lines, ok: "fetched" };
    }
    return {
      lines:
        command === "CAPABILITY"
          ? ["* CAPABILITY IMAP4rev1\r\n"]
          : command.startsWith("LIST")
            ? ['* LIST () "/" INBOX\r\n']
            : [],
      ok: "done",
    };
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}); // A client that leaves is part of some tests.
    socket.once("close", () => sockets.delete(socket));
    socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
    let waiting = "";
    socket.on("data", (chunk) => {
      waiting += chunk.toString("latin1");
      for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        const [tag = "", ...words] = line.split(" ");
        const command = words.join(" ");
        if (hangUp?.test(command)) {
          hangUp = undefined;
          for (const each of sockets) each.destroy();
          return;
        }
        if (!command.startsWith("LOGIN")) heard.push(command);
        const said = answer(command);
        for (const part of said?.lines ?? []) socket.write(part);
        socket.write(
          said ? `${tag} OK ${said.ok}\r\n` : `${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`,
        );
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const [user, password] = [LOGIN.user, LOGIN.password].map(encodeURIComponent);
  return {
    url: `imap://${user}:${password}@127.0.0.1:${address.port}`,
    mails,
    heard,
    deliver(source, day = "1-Mar-2026") {
      const uid = uidNext;
      uidNext += 1;
      mails.push({ uid, source: Buffer.from(source), day });
      return uid;
    },
    renumber() {
      uidValidity += 1;
      const all = mails.splice(0);
      uidNext = 1;
      for (const mail of all) {
        mails.push({ ...mail, uid: uidNext });
        uidNext += 1;
      }
    },
    hangUpAt: (command) => void (hangUp = command),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
