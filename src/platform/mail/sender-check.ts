// Whether other mail servers can tell that a domain's mails are its own: SPF, DKIM and DMARC, as
// the names of the domain say.
import { Resolver } from "node:dns/promises";

export type SenderRecords = Readonly<
  Record<"spf" | "dkim" | "dmarc", "found" | "absent" | "unknown">
>;

/** Looks up the records of a domain; never rejects. */
export type SenderCheck = (domain: string) => Promise<SenderRecords>;

type ResolveTxt = (name: string) => Promise<string[][]>;

/** DKIM keys have names of the sender's choosing; these are those of the usual services. */
const selectors = [
  "mailjet",
  "default",
  "mail",
  "dkim",
  "selector1",
  "selector2",
  "google",
  "k1",
  "s1",
];
const TIMEOUT_MS = 2_000;
const KEPT_MS = 600_000;
/** A record that could not be looked up may be there in a moment. */
const KEPT_UNKNOWN_MS = 30_000;
/** The domain was asked for, and has no such name. */
const absent: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

/** Keeps what it has found out about the domain that was asked for last. */
export function createSenderCheck(options: {
  clock: () => Date;
  /** The texts under a name; those of the system's name servers without it. */
  resolveTxt?: ResolveTxt;
}): SenderCheck {
  const { clock, resolveTxt = createResolver() } = options;
  let kept: { domain: string; until: number; records: Promise<SenderRecords> } | undefined;
  return async (domain) => {
    const now = clock().getTime();
    if (kept?.domain === domain && now < kept.until) return kept.records;
    const records = lookUp(domain, resolveTxt);
    const own = { domain, until: now + KEPT_MS, records };
    kept = own;
    const found = await records;
    if (Object.values(found).includes("unknown")) own.until = now + KEPT_UNKNOWN_MS;
    return found;
  };
}

function createResolver(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  return (name) => resolver.resolveTxt(name);
}

async function lookUp(domain: string, resolveTxt: ResolveTxt): Promise<SenderRecords> {
  const find = async (name: string, form: RegExp) => {
    try {
      const texts = await resolveTxt(name);
      return texts.some((parts) => form.test(parts.join(""))) ? "found" : "absent";
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      return absent.has(code) ? "absent" : "unknown";
    }
  };
  const [spf, dmarc, ...keys] = await Promise.all([
    find(domain, /^v=spf1(\s|$)/i),
    find(`_dmarc.${domain}`, /^v=DMARC1\b/i),
    ...selectors.map((name) => find(`${name}._domainkey.${domain}`, /(^|;)\s*p=[^;\s]/i)),
  ]);
  const dkim = (["found", "unknown"] as const).find((state) => keys.includes(state)) ?? "absent";
  return { spf: spf ?? "unknown", dmarc: dmarc ?? "unknown", dkim };
}
