import { admin } from "#i18n/he/admin.ts";
import { ComingSoon } from "../../kit/coming-soon.tsx";

export default function SubscribersPage() {
  return <ComingSoon title={admin.nav.customers} />;
}
