/** Types of security events, in the browser and on the server. */
export const securityEventTypes = [
  "auth_failure",
  "form_submission",
  "suspicious_agent",
  "token_reuse",
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

export const severities = ["low", "medium", "high"] as const;
export type Severity = (typeof severities)[number];

export type SecurityEvent = {
  readonly type: SecurityEventType;
  readonly severity: Severity;
  readonly timestamp: Date;
  /** Null when it is not known. */
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly email: string | null;
};

/** A pattern in the events of one address that staff should look at. */
export type SecurityAlert = {
  readonly id: string;
  readonly timestamp: Date;
  /** The type of the events that gave rise to it. */
  readonly pattern: SecurityEventType;
  readonly severity: Severity;
  readonly events: readonly SecurityEvent[];
};
