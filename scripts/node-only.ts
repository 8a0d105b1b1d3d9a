/** Packages that Node loads by itself: native addons, and what finds its own files on disk. */
export const nodeOnly = [
  "@node-rs/argon2",
  "graphile-worker",
  "nodemailer",
  "pg",
  "pino",
  "prom-client",
  "rate-limiter-flexible",
  "sharp",
];
