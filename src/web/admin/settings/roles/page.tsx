import { PeoplePanel } from "./people-panel.tsx";

/** People with a role, and the rights of each moderator. */
export default function RolesPage() {
  return <PeoplePanel />;
}
