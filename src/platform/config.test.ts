import { describe, expect, test } from "vitest";
import { isLoopback } from "./config-addresses.ts";
import { ConfigError, readConfig } from "./config.ts";

const root = "/srv/shop";

function getErrorLines(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(env, root);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

describe("readConfig", () => {
  test("without variables gives a demo on this computer", () => {
    expect(readConfig({}, root)).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "/srv/shop/data",
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
      demo: true,
      payments: "off",
      trustedProxies: [],
      logLevel: "info",
      root,
    });
  });

  test("reads every variable", () => {
    const config = readConfig(
      {
        PORT: "8080",
        HOST: "0.0.0.0",
        WORKERS: "4",
        DATA_DIR: "/var/lib/shop",
        PUBLIC_URL: "https://shop.example/",
        DATABASE_URL: "postgres://owner:pw@db/shop",
        PLAINTEXT_HOSTS: "DB, 10.0.0.5",
        DEMO: "off",
        PAYMENTS: "stripe",
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
        STRIPE_API_URL: "https://stripe.example/",
        BACKUPS: "nightly",
        BACKUP_DIR: "/mnt/backups",
        BACKUP_KEEP: "14",
        SMTP_URL: "smtps://u:p@mail.example",
        MAILJET_API_KEY: "k",
        MAILJET_API_SECRET: "s",
        S3_ENDPOINT: "https://s3.example/storage/",
        S3_BUCKET: "pictures",
        S3_ACCESS_KEY_ID: "id",
        S3_SECRET_ACCESS_KEY: "key",
        S3_REGION: "eu-central-1",
        TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::/32,127.0.0.1",
        EXCHANGE_RATES_URL: "https://rates.example/latest",
        ANALYTICS_ID: "G-ABC123",
        LOG_LEVEL: "silent",
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
      },
      root,
    );
    expect(config).toEqual({
      port: 8080,
      host: "0.0.0.0",
      workers: 4,
      dataDir: "/var/lib/shop",
      publicUrl: "https://shop.example",
      databaseUrl: "postgres://owner:pw@db/shop",
      demo: false,
      payments: "stripe",
      stripe: {
        secretKey: "sk_test_1",
        webhookSecret: "whsec_1",
      },
      serviceUrls: { stripe: "https://stripe.example" },
      backups: { folder: "/mnt/backups", keep: 14 },
      smtpUrl: "smtps://u:p@mail.example",
      mailjet: { apiKey: "k", apiSecret: "s" },
      s3: {
        endpoint: "https://s3.example/storage",
        bucket: "pictures",
        accessKeyId: "id",
        secretAccessKey: "key",
        region: "eu-central-1",
      },
      trustedProxies: ["10.0.0.0/8", "2001:db8::/32", "127.0.0.1"],
      plaintextHosts: ["db", "10.0.0.5"],
      exchangeRatesUrl: "https://rates.example/latest",
      analyticsId: "G-ABC123",
      clockOffsetMs: 0,
      logLevel: "silent",
      otlpEndpoint: "http://127.0.0.1:4318",
      root,
    });
  });

  test("contains no unused variables", () => {
    const unused = { REDIS_URL: "redis://cache:6379", REVIEW_SERVICE_KEY: "not used" };
    expect(readConfig(unused, root)).toEqual(readConfig({}, root));
  });

  test("is immutable", () => {
    const config = readConfig({}, root);
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.trustedProxies)).toBe(true);
  });

  test("treats an empty variable as missing", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "  ", DEMO: "" }, root)).toEqual(
      readConfig({}, root),
    );
  });

  test("turns the demo off with a database server, unless it is requested", () => {
    const DATABASE_URL = "postgres://owner:pw@localhost/shop";
    expect(readConfig({ DATABASE_URL }, root).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: "on" }, root).demo).toBe(true);
    expect(readConfig({ DEMO: "off" }, root).demo).toBe(false);
  });

  test.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3e3"],
    ["PORT", "80a"],
    ["PUBLIC_URL", "shop.example"],
    ["PUBLIC_URL", "https://shop.example/path"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["DEMO", "perhaps"],
    ["PAYMENTS", "paypal"],
    ["STRIPE_API_URL", "http://stripe.example"],
    ["STRIPE_API_URL", "https://stripe.example/v1"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "0.0.0.0/0"],
    ["TRUSTED_PROXIES", "proxy.example"],
    ["TRUSTED_PROXIES", "10.0.0.1/8/8"],
    ["TRUSTED_PROXIES", "none, 10.0.0.1"],
    ["PLAINTEXT_HOSTS", "http://mail.internal"],
    ["PLAINTEXT_HOSTS", "10.0.0.0/8"],
    ["ANALYTICS_ID", "G-x</script>"],
    ["ANALYTICS_ID", "UA-12345-1"],
    ["LOG_LEVEL", "loud"],
    ["S3_BUCKET", "No Bucket"],
    ["S3_REGION", "eu central"],
    ["BACKUPS", "weekly"],
    ["BACKUP_DIR", "/mnt/\0"],
    ["BACKUP_KEEP", "1"],
    ["BACKUP_KEEP", "10000"],
    ["BACKUP_KEEP", "7.5"],
  ])("rejects %s=%s in one line with name and value", (name, value) => {
    const lines = getErrorLines({ [name]: value }).filter((line) => line.startsWith(`${name}: `));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(JSON.stringify(value));
    expect(lines[0]).not.toContain("\n");
  });

  test.each([
    ["DATABASE_URL", "mysql://owner:hunter2@db/shop"],
    ["DATABASE_URL", "postgres://owner:hunter2%off@db/shop"],
    ["DATABASE_DIRECT_URL", "mysql://owner:hunter2@db/shop"],
    ["SMTP_URL", "http://user:hunter2@mail"],
    ["SMTP_URL", "smtps://user:hunter2@mail?maxConnections=0"],
    ["SMTP_URL", "smtps://user:hunter2@mail?maxConnections=few"],
    ["STRIPE_SECRET_KEY", "pk_hunter2"],
    ["STRIPE_WEBHOOK_SECRET", "hunter2"],
    ["MAILJET_API_SECRET", "hunter2 hunter2"],
    ["S3_ENDPOINT", "ftp://u:hunter2@s3"],
    ["S3_ENDPOINT", "https://u:hunter2@s3"],
    ["S3_ENDPOINT", "https://s3/?key=hunter2"],
    ["EXCHANGE_RATES_URL", "http://rates.example/latest?key=hunter2"],
    ["EXCHANGE_RATES_URL", "https://user:hunter2@rates.example/latest"],
  ])("rejects an invalid %s without repeating it", (name, value) => {
    const lines = getErrorLines({ [name]: value });
    expect(lines.some((line) => line.startsWith(`${name}: must `))).toBe(true);
    expect(lines.join("\n")).not.toContain("hunter2");
  });

  test("accepts a source of exchange rates without encryption on this computer", () => {
    const EXCHANGE_RATES_URL = "http://127.0.0.1:8080/latest?base=USD";
    expect(readConfig({ EXCHANGE_RATES_URL }, root).exchangeRatesUrl).toBe(EXCHANGE_RATES_URL);
  });

  test.each(["http://127.0.0.1:12111", "http://[::1]:12111", "http://localhost:12111"])(
    "accepts Stripe without encryption on this computer: %s",
    (STRIPE_API_URL) => {
      const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
      const config = readConfig({ PAYMENTS: "stripe", STRIPE_API_URL, ...keys }, root);
      expect(config.serviceUrls?.["stripe"]).toBe(STRIPE_API_URL);
    },
  );

  const DATABASE_URL = "postgres://owner:pw@localhost/shop";
  const usual = { folder: "/srv/shop/data/backups/nightly", keep: 7 };
  test.each([
    ["a demo", {}, undefined],
    ["a demo that is asked to", { BACKUPS: "nightly" }, usual],
    ["a shop with the embedded database", { DEMO: "off" }, usual],
    ["one that is asked not to", { DEMO: "off", BACKUPS: "off" }, undefined],
    [
      "one with its own data folder",
      { DEMO: "off", DATA_DIR: "/d" },
      { ...usual, folder: "/d/backups/nightly" },
    ],
    ["a shop on a server", { DATABASE_URL }, undefined],
    ["one that is asked to, on a server", { DATABASE_URL, BACKUPS: "nightly" }, usual],
    [
      "one with a folder for them, on a server",
      { DATABASE_URL, BACKUP_DIR: "b" },
      { ...usual, folder: "/srv/shop/b" },
    ],
    [
      "one with a folder that is asked not to",
      { DATABASE_URL, BACKUP_DIR: "b", BACKUPS: "off" },
      undefined,
    ],
  ])("BACK-20 %s makes the backups that it should", (_, env, backups) => {
    expect(readConfig(env, root).backups).toEqual(backups);
  });

  test("reports all problems together", () => {
    const lines = getErrorLines({ PORT: "x", LOG_LEVEL: "x", MAILJET_API_KEY: "k" });
    expect(lines.map((line) => line.split(":")[0])).toEqual([
      "PORT",
      "LOG_LEVEL",
      "MAILJET_API_SECRET",
    ]);
  });

  test("requires complete sets of variables", () => {
    expect(getErrorLines({ MAILJET_API_SECRET: "s" })).toEqual([
      "MAILJET_API_KEY: must be set, because MAILJET_API_SECRET is set.",
    ]);
    expect(getErrorLines({ S3_BUCKET: "pictures" })).toEqual([
      "S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be set, because S3_BUCKET is set.",
    ]);
    expect(getErrorLines({ PAYMENTS: "stripe" })).toEqual([
      "STRIPE_SECRET_KEY: must be set, because PAYMENTS is stripe.",
      "STRIPE_WEBHOOK_SECRET: must be set, because PAYMENTS is stripe.",
    ]);
  });

  test("LIMIT-15 an https shop must name its TLS proxy, or state that it has none", () => {
    const shop = { PUBLIC_URL: "https://shop.example", DEMO: "off" };
    const [line, ...more] = getErrorLines(shop);
    expect(more).toEqual([]);
    expect(line).toMatch(/^TRUSTED_PROXIES: must name the proxy [^\n]* TRUSTED_PROXIES=none /);
    expect(getErrorLines({ ...shop, TRUSTED_PROXIES: "127.0.0.1" })).toEqual([]);
    expect(readConfig({ ...shop, TRUSTED_PROXIES: "none" }, root).trustedProxies).toEqual([]);
    expect(getErrorLines({ ...shop, DEMO: "on" })).toEqual([]);
    expect(getErrorLines({ PUBLIC_URL: "http://shop.example", DEMO: "off" })).toEqual([]);
  });

  test("MFA-43 accepts keys for second factors in hexadecimal or base64, with former keys after the current one", () => {
    const [first, second] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const getKeys = (SECOND_FACTOR_KEY: string) =>
      readConfig({ SECOND_FACTOR_KEY }, root).secondFactorKeys;
    const one = { current: first, former: [] };
    expect(getKeys(first.toString("hex"))).toEqual(one);
    expect(getKeys(first.toString("base64"))).toEqual(one);
    expect(getKeys(first.toString("base64url"))).toEqual(one);
    expect(getKeys(`${second.toString("hex")}, ${first.toString("base64")}`)).toEqual({
      current: second,
      former: [first],
    });
    expect(getKeys(`none,${first.toString("hex")}`)).toEqual({ former: [first] });
    for (const wrong of ["hunter2", "none", `${first.toString("hex")},none`, "ab".repeat(31)]) {
      const [line, ...more] = getErrorLines({ SECOND_FACTOR_KEY: wrong });
      expect(more).toEqual([]);
      expect(line).toMatch(/^SECOND_FACTOR_KEY: must be 32 bytes /);
      expect(line).not.toContain(wrong.slice(0, 7));
    }
  });

  test("refuses to show a demo to other computers", () => {
    expect(getErrorLines({ HOST: "0.0.0.0" })[0]).toMatch(
      /^HOST: must be a loopback address .* Set DEMO=off/,
    );
    expect(getErrorLines({ HOST: "0.0.0.0", DEMO: "off" })).toEqual([]);
    expect(getErrorLines({ HOST: "::1" })).toEqual([]);
  });
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["::1", true],
  ["[::1]", true],
  ["0.0.0.0", false],
  ["::", false],
  ["192.168.1.4", false],
  ["localhost.example.com", false],
])("%s is a loopback address: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
