// The lists of values that the description of the API names.
import { missingParts } from "#modules/catalog/publishing.ts";
import { mailKinds } from "#modules/mail/mail-kinds.ts";
import { mailStates } from "#modules/mail/mail-states.ts";
import { dealerStages, messageStates } from "#modules/messages/kinds.ts";
import { carriers, returnStates } from "#modules/orders/kinds.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { returnCauses } from "#modules/returns/kinds.ts";
import { securityEventTypes } from "#modules/security/events.ts";
import { settingKeys } from "#modules/settings/settings.ts";
import { mailReasons } from "#shared/mail-reasons.ts";
import { adminActions, grantableActions } from "#shared/permissions.ts";

/** Lists of values with a name, wherever a field has exactly these. */
const valueLists: Readonly<Record<string, readonly string[]>> = {
  Carrier: carriers,
  DealerStage: dealerStages,
  MailKind: mailKinds,
  MailReason: mailReasons,
  MailState: mailStates,
  MessageState: messageStates,
  MissingPart: missingParts,
  OrderStatus: orderStatuses,
  ReturnCause: returnCauses,
  ReturnState: returnStates,
  SecurityEventType: securityEventTypes,
  SettingKey: settingKeys,
  AdminAction: adminActions,
  GrantableAction: grantableActions,
};

/** The names of lists of values, by the list as JSON. */
export const valueListNames: ReadonlyMap<string, string> = new Map(
  Object.entries(valueLists).map(([name, values]) => [JSON.stringify(values), name]),
);
