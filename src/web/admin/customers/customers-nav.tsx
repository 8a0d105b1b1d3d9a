import { useContext } from "react";
import { customersNav } from "#i18n/he/customers.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { useMessageCounts } from "../inbox/use-counts.ts";
import { SectionNav } from "../kit/section-nav.tsx";
import { getSections } from "../screens.ts";

/**
 * The screens about people, beside each other; how many messages wait stands there on each of them.
 */
export function CustomersNav() {
  const { may } = useContext(AbilitiesContext);
  const { data: counts } = useMessageCounts();
  return (
    <SectionNav
      label={customersNav.label}
      sections={getSections("customers", may).map((section) =>
        section.path === adminPaths.messages
          ? { ...section, count: counts?.folders.inbox }
          : section,
      )}
    />
  );
}
