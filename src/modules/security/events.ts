/** What the security monitor of browser and server speaks of. */
export const securityEventTypes = [
  "auth_failure",
  "form_submission",
  "suspicious_agent",
  "token_reuse",
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

export const severities = ["low", "medium", "high"] as const;
export type Severity = (typeof severities)[number];
