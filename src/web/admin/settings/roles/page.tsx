import { GrantsPanel } from "./grants-panel.tsx";
import { PeoplePanel } from "./people-panel.tsx";

/** Who has a role, and what comes with that of the moderators. */
export default function RolesPage() {
  return (
    <>
      <PeoplePanel />
      <GrantsPanel />
    </>
  );
}
