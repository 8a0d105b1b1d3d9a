import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  inet,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, createValuesCheck } from "#platform/db/columns.ts";
import { grantedReadPolicy, shopAdmin, staffPolicies, systemPolicy } from "#platform/db/roles.ts";
import { setupProblems } from "./setup-problems.ts";
import { securityEventTypes, severities, type SecurityEvent } from "./events.ts";

/** Security events of the shop. The newest are kept; a job removes the rest. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    type: text("type", { enum: securityEventTypes }).notNull(),
    severity: text("severity", { enum: severities }).notNull(),
    occurredAt: instant("occurred_at").notNull(),
    ip: inet("ip"),
    userAgent: text("user_agent"),
    details: jsonb("details").$type<SecurityEvent["details"]>().notNull().default({}),
    email: text("email"),
  },
  (table) => [
    createValuesCheck("security_events_type_known", table.type, securityEventTypes),
    createValuesCheck("security_events_severity_known", table.severity, severities),
    check("security_events_user_agent_short", sql`char_length(${table.userAgent}) <= 400`),
    check("security_events_email_short", sql`char_length(${table.email}) <= 254`),
    index("security_events_newest").on(
      table.occurredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("security_events_by_address").on(table.ip, table.type, table.occurredAt),
    ...staffPolicies("security_events"),
    grantedReadPolicy("security_events", "security.read"),
  ],
);

/**
 * Alerts: a pattern in the events of one address or network that staff should look at. Removed
 * after a day.
 */
export const securityAlerts = pgTable(
  "security_alerts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    raisedAt: instant("raised_at").notNull(),
    pattern: text("pattern", { enum: securityEventTypes }).notNull(),
    severity: text("severity", { enum: severities }).notNull(),
    /** An address or a network; null when unknown, or when the alert is about many networks. */
    ip: inet("ip"),
    /** Whether it stands for all further alerts of the pattern within an hour. */
    isMany: boolean("is_many").notNull().default(false),
    /** The events behind it, as they were; their own rows may be gone. */
    events: jsonb("events")
      .$type<readonly (Omit<SecurityEvent, "timestamp"> & { readonly timestamp: string })[]>()
      .notNull(),
  },
  (table) => [
    createValuesCheck("security_alerts_pattern_known", table.pattern, securityEventTypes),
    createValuesCheck("security_alerts_severity_known", table.severity, severities),
    index("security_alerts_newest").on(
      table.raisedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ...staffPolicies("security_alerts"),
    grantedReadPolicy("security_alerts", "security.read"),
  ],
);

/**
 * Problems of the set-up that running instances have noticed. An instance that starts forgets all
 * of them.
 */
export const setupWarnings = pgTable(
  "setup_warnings",
  {
    problem: text("problem", { enum: setupProblems }).primaryKey(),
    id: uuid("id").notNull().defaultRandom(),
    noticedAt: instant("noticed_at").notNull(),
  },
  (table) => [
    createValuesCheck("setup_warnings_problem_known", table.problem, setupProblems),
    pgPolicy("setup_warnings_admin", { for: "select", to: shopAdmin, using: sql`true` }),
    systemPolicy("setup_warnings"),
  ],
);
