import type { HeaderList } from "./prepared-answer.ts";

/** The headers of every answer, except the content security policy, which depends on the answer. */
export function securityHeaders(options: { https: boolean }): HeaderList {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    [
      "permissions-policy",
      "camera=(), geolocation=(), microphone=(), payment=(self), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()",
    ],
    ["cross-origin-opener-policy", "same-origin"],
  ];
  // Only where the public address is encrypted: on a plain address it would lock visitors out.
  if (options.https) headers.push(["strict-transport-security", "max-age=31536000"]);
  return headers;
}
