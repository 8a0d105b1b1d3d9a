import { InvitationsPanel } from "./invitations-panel.tsx";
import { PeoplePanel } from "./people-panel.tsx";

/** People with a role, the rights of each moderator, and people who are invited. */
export default function RolesPage() {
  return (
    <>
      <PeoplePanel />
      <InvitationsPanel />
    </>
  );
}
