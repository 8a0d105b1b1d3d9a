import { useContext } from "react";
import { inboxNav } from "#i18n/he/inbox-nav.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { SectionNav } from "../kit/section-nav.tsx";
import { NewsContext } from "../live/news-context.ts";
import { getSections } from "../screens.ts";

/** The screens with what people write to the shop, and how many messages wait. */
export function InboxNav() {
  const { may } = useContext(AbilitiesContext);
  const { waitingMessages: count } = useContext(NewsContext);
  return (
    <SectionNav
      label={inboxNav.label}
      sections={getSections("inbox", may).map((section) =>
        section.path === adminPaths.messages ? { ...section, count } : section,
      )}
    />
  );
}
