/** Packages that Node loads by itself: native addons, and what finds its own files on disk. */
export const nodeOnly = [
  "@node-rs/argon2",
  "@opentelemetry/api",
  "@opentelemetry/context-async-hooks",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace",
  "graphile-worker",
  "nodemailer",
  "pg",
  "pino",
  "prom-client",
  "rate-limiter-flexible",
  "sharp",
];
