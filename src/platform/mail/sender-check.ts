// Checks whether other mail servers can verify a domain's mails: its SPF, DKIM and DMARC records.
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
const RETENTION_MS = 600_000;
/** Unknown when the lookup failed, because the record may exist. */
const UNKNOWN_RETENTION_MS = 30_000;
/** The domain was asked for, and has no such name. */
const absent: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

/** Caches the result for the domain that was checked last. */
export function createSenderCheck(options: {
  clock: () => Date;
  /** The texts under a name; those of the system's name servers without it. */
  resolveTxt?: ResolveTxt;
}): SenderCheck {
  const { clock, resolveTxt = createResolver() } = options;
  let cached: { domain: string; until: number; records: Promise<SenderRecords> } | undefined;
  return async (domain) => {
    const now = clock().getTime();
    if (cached?.domain === domain && now < cached.until) return cached.records;
    const records = findSenderRecords(domain, resolveTxt);
    const own = { domain, until: now + RETENTION_MS, records };
    cached = own;
    const found = await records;
    if (Object.values(found).includes("unknown")) own.until = now + UNKNOWN_RETENTION_MS;
    return found;
  };
}

function createResolver(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  return (name) => resolver.resolveTxt(name);
}

async function findSenderRecords(domain: string, resolveTxt: ResolveTxt): Promise<SenderRecords> {
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
