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
  // Each part that is imported by itself.
  "nodemailer/lib/mail-composer",
  "nodemailer/lib/shared",
  "nodemailer/lib/smtp-connection",
  "pg",
  "pino",
  "prom-client",
  "rate-limiter-flexible",
  "sharp",
];
