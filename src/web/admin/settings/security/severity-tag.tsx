import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { shopSecurity } from "#i18n/he/shop-security.ts";
import type { Severity } from "#modules/security/events.ts";
import { Tag } from "#ui/tag.tsx";

const looks = {
  low: { tone: "mute", Icon: Info },
  medium: { tone: "warn", Icon: TriangleAlert },
  high: { tone: "danger", Icon: CircleAlert },
} as const;

/** The severity: word, icon and color. */
export function SeverityTag({ severity }: { severity: Severity }) {
  return <Tag {...looks[severity]}>{shopSecurity.severities[severity]}</Tag>;
}
