// How requests come to their use cases: each with what it needs to act for the caller, and with no rights beyond.
import type { Caller, RunAs } from "./api/mount-endpoints.ts";
import type { RatesContext } from "./modules/currency/context.ts";
import type { DownloadContext } from "./modules/downloads/routes.ts";
import type { PictureDeskContext } from "./modules/assortment/context.ts";
import type { IdentityContext } from "./modules/identity/context.ts";
import { requireMember } from "./modules/identity/require-member.ts";
import type { LetterboxContext } from "./modules/messages/context.ts";
import type { PrivacyContext } from "./modules/privacy/context.ts";
import type { TillContext } from "./modules/sales/context.ts";
import type { DoorContext } from "./modules/security/door-context.ts";
import { identity, letterbox, privacyDeskOf, till } from "./shared/actor.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/client.ts";
import type { Log } from "./platform/log.ts";
import type { Services } from "./create-services.ts";

/** One way to run work for each kind of use case. */
export function createRunners(options: {
  config: Pick<Config, "publicUrl">;
  database: Database;
  services: Services;
  log: Log;
  clock: () => Date;
}) {
  const { config, database, services, log, clock } = options;
  const logOf = ({ requestId, traceId }: Caller) => log.child({ requestId, traceId });
  const runAs: RunAs = (caller, work) =>
    database.inTransaction(
      caller.actor,
      (db) => work({ db, actor: caller.actor, clock, log: logOf(caller) }),
      caller.doing,
    );
  /** What every use case at one of the desks gets; each opens its transactions with rights of its own. */
  const atDoor = (caller: Caller): DoorContext => ({
    visitor: caller.visitor,
    clock,
    log: logOf(caller),
    limits: services.limits,
    security: services.security,
  });
  const runAtDesk: RunAs<IdentityContext> = (caller, work) =>
    work({
      ...atDoor(caller),
      actor: caller.actor,
      atDesk: (inside) => runAs({ ...caller, actor: identity }, inside),
      asCaller: (inside) => runAs(caller, inside),
      accessTokens: services.accessTokens,
      challenges: services.challenges,
    });
  const runAtLetterbox: RunAs<LetterboxContext> = (caller, work) =>
    work({
      ...atDoor(caller),
      atLetterbox: (inside) => runAs({ ...caller, actor: letterbox }, inside),
    });
  const runAtTill: RunAs<TillContext> = (caller, work) =>
    work({
      ...atDoor(caller),
      actor: caller.actor,
      atTill: (inside) => runAs({ ...caller, actor: till }, inside),
      payments: services.payments,
      publicUrl: config.publicUrl,
    });
  const runAtPictureDesk: RunAs<PictureDeskContext> = (caller, work) =>
    work({
      clock,
      log: logOf(caller),
      atDesk: (inside) => runAs(caller, inside),
      uploads: services.uploads,
      makePicture: services.makePicture,
    });

  const runWithRates: RunAs<RatesContext> = (caller, work) =>
    work({
      asCaller: (inside) => runAs(caller, inside),
      rateSource: services.rateSource,
    });

  const runWithTickets: RunAs<DownloadContext> = ({ actor }, work) =>
    work({ actor, clock, tickets: services.tickets });

  const runAtPrivacyDesk: RunAs<PrivacyContext> = (caller, work) =>
    work({
      actor: caller.actor,
      clock,
      log: logOf(caller),
      atPrivacyDesk: (inside) =>
        runAs({ ...caller, actor: privacyDeskOf(requireMember(caller.actor)) }, inside),
      addressKey: services.erasedAddressKey,
      forgetMailFiles: async (ids) => services.localOutbox?.forget(ids),
    });

  return {
    runAs,
    runAtDesk,
    runAtLetterbox,
    runAtTill,
    runAtPictureDesk,
    runWithRates,
    runWithTickets,
    runAtPrivacyDesk,
  };
}
