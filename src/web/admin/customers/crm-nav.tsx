import { useContext } from "react";
import { crm } from "#i18n/he/customers.ts";
import { paths } from "#web/paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { useMessageCounts } from "../inbox/use-counts.ts";
import { SectionNav } from "../kit/section-nav.tsx";
import { isOpenTo } from "../screens.ts";

const screens = [
  { name: "customers", path: paths.admin.customers },
  { name: "messages", path: paths.admin.messages },
  { name: "dealers", path: paths.admin.dealers },
  { name: "subscribers", path: paths.admin.subscribers },
] as const;

/** The screens about people, beside each other; how many messages wait stands there on each of them. */
export function CrmNav() {
  const { may } = useContext(AbilitiesContext);
  const { data: counts } = useMessageCounts();
  return (
    <SectionNav
      label={crm.label}
      sections={screens
        .filter(({ path }) => isOpenTo(may, path))
        .map(({ name, path }) => ({
          path,
          name: crm[name],
          count: name === "messages" ? counts?.folders.inbox : undefined,
        }))}
    />
  );
}
