import { allowed, getAbility, withReason } from "#shared/ability.ts";
import type { Actor } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { MailDetails } from "./admin-contract.ts";
import type { MailKind } from "./mail-kinds.ts";
import { getLinkLifetimeMs, hasSecret } from "./mail-records.ts";
import type { MailState } from "./mail-states.ts";

type Abilities = MailDetails["can"];
type Mail = { readonly kind: MailKind; readonly state: MailState; readonly createdAt: Date };

/** A secret is deleted after this time, whatever the state of its mail. */
const SECRET_RETENTION_MS = 2 * DAY_MS;

/** Actions that the caller may take on a mail by hand, and the reason where one is refused. */
export function getAbilities(mail: Mail, actor: Actor, now: Date): Abilities {
  const isStranded = mail.state === "failed" || mail.state === "unknown";
  const retry = !isStranded
    ? withReason("wrong_state")
    : hasLostLink(mail, now)
      ? withReason("link_gone")
      : allowed;
  const cancel = mail.state === "queued" ? allowed : withReason("wrong_state");
  return {
    retry: getAbility(actor, "mail.write", retry),
    cancel: getAbility(actor, "mail.write", cancel),
  };
}

/** Whether its link would not work: the secret of a failed mail is deleted, and links expire. */
function hasLostLink({ kind, state, createdAt }: Mail, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  if (age >= getLinkLifetimeMs(kind)) return true;
  return hasSecret(kind) && (state === "failed" || age >= SECRET_RETENTION_MS);
}
