import { useState } from "react";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import type { GrantableAction } from "#shared/permissions.ts";
import { roles as allRoles, type Role } from "#shared/roles.ts";
import { Options } from "#ui/options.tsx";
import { ApiError } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import { RightsFields } from "./rights-fields.tsx";
import type { RoleRow } from "./role-row.ts";

const text = roles.add;

type AddDialogProps = { people: readonly RoleRow[]; onClose: () => void };

/**
 * Gives a role to a user, found by their e-mail address, and to a moderator also rights. A person
 * without an account gets an invitation.
 */
export function AddDialog({ people, onClose }: AddDialogProps) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("moderator");
  const [granted, setGranted] = useState<readonly GrantableAction[]>([]);
  const [problem, setProblem] = useState<string>();
  const address = email.trim().toLowerCase();
  const before = people.find((row) => row.email.toLowerCase() === address);
  const isModerator = role === "moderator";
  const body = { email: address, role, granted: isModerator ? [...granted] : [] };
  const invite = useApiAction("POST /api/admin/invitations", {
    failed: roles.invitations.notSent,
    saved: roles.invitations.sent,
    onDone: onClose,
    onInvalid: () => setProblem(text.invalid),
    describe: ({ code }) => (code === "too_many_requests" ? roles.invitations.tooMany : undefined),
  });
  const give = useApiAction("POST /api/admin/roles", {
    ...text,
    onDone: onClose,
    onInvalid: () => setProblem(text.invalid),
    onConflict: () => setProblem(text.isModerator),
    onError(error) {
      const isUnknown = error instanceof ApiError && error.code === "not_found";
      // A person without an account is invited to open one.
      if (isUnknown && role !== "user") invite.mutate({ body: { ...body, role } });
      else if (isUnknown) setProblem(text.unknown);
      return isUnknown;
    },
  });
  return (
    <EditDialog
      size="lg"
      isLong={isModerator}
      onClose={onClose}
      {...text}
      description={text.text}
      action={give}
      isPending={invite.isPending}
      onSubmit={() => {
        if (address === "") return setProblem(text.invalid);
        give.mutate({ body });
      }}
      typed={{ email, role, granted }}
    >
      <TextInput
        name="role-email"
        label={text.email}
        type="email"
        isLatin
        maxLength={254}
        value={email}
        error={problem}
        help={
          before &&
          (isModerator && before.role === "moderator"
            ? text.isModerator
            : text.hasRole(roleNames[before.role]))
        }
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
      />
      <SelectInput
        name="role-to-give"
        label={text.role}
        help={roles.change.effects[role]}
        value={role}
        onChange={({ target }) => setRole(allRoles.find((it) => it === target.value) ?? role)}
      >
        <Options values={allRoles} labels={roleNames} />
      </SelectInput>
      {isModerator && <RightsFields granted={granted} before={[]} onChange={setGranted} />}
    </EditDialog>
  );
}
