// Requests that once did harm. A seed is worth nothing once the generators change, so what it led
// to stands here itself.
import type { FuzzedRequest } from "./fuzz-requests.ts";

const post = (path: string, body: string, type = "application/json"): FuzzedRequest => ({
  method: "POST",
  path,
  headers: { "content-type": type },
  body,
});

export const regressions: readonly FuzzedRequest[] = [
  // A megabyte of them ended the process: for each character 0 the path to it was kept.
  post("/api/auth/refresh", `{"x":${'["\\u0000",'.repeat(5_000)}1${"]".repeat(5_000)}}`),
  post("/api/orders", `[${Array.from({ length: 10_000 }, () => '"\\u0000"').join()}]`),
  // Names that every object has.
  post("/api/orders", '{"__proto__":{},"constructor":1,"lines":[{"__proto__":1}]}'),
  // A name that is none: a page with a form answered 500.
  {
    method: "POST",
    path: "/dealer",
    headers: {
      authorization: "",
      forwarded: "j\u00bf\u00e0",
      "x-request-id": "\u00e9",
      host: "\u00cfZ\u00f7\u00ca\u00e4@\u00df",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "email=%E1%90%AF",
  },
  // Sent back three times as long as it came.
  post("/contact", `name=${"%00".repeat(40_000)}`, "application/x-www-form-urlencoded"),
];
