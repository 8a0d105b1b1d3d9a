import { useContext } from "react";
import { inboxNav } from "#i18n/he/inbox-nav.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { SectionNav } from "../kit/section-nav.tsx";
import { NewsContext } from "../live/news-context.ts";

/** The screens with what people write to the shop, and how many messages wait. */
export function InboxNav() {
  const { waitingMessages: count } = useContext(NewsContext);
  return (
    <SectionNav label={inboxNav.label} module="inbox" counts={{ [adminPaths.messages]: count }} />
  );
}
