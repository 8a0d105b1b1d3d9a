import { PeoplePanel } from "./people-panel.tsx";

/** Who has a role, and what each moderator may do. */
export default function RolesPage() {
  return <PeoplePanel />;
}
