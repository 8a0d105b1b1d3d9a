// Gives each request's use case its context, with the rights of the caller and no more.
import type { Caller, RunAs, Runners } from "./api/mount-endpoints.ts";
import type { Context } from "#modules/context.ts";
import { recordThreshold } from "#modules/inventory/record-threshold.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import { getMember } from "#modules/identity/sessions/get-member.ts";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import type { CheckoutContext } from "#modules/orders/processing/context.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import type { OwnDataContext } from "#modules/privacy/context.ts";
import type { ReturnContext } from "#modules/returns/context.ts";
import type { ReviewContext } from "#modules/reviews/context.ts";
import type { PublicContext } from "#modules/security/public-context.ts";
import type { SettingKey } from "#modules/settings/settings.ts";
import { identity, publicForms, getPrivacyRole, checkout } from "#shared/actor.ts";
import { THEMSELF } from "#shared/erased.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { type AttemptLimits, limitUploads } from "#platform/rate-limit/attempt-limits.ts";
import { releaseOnError } from "#platform/rate-limit/release-on-error.ts";
import type { Services } from "./create-services.ts";
import { listOwnPaths } from "#web/own-paths.ts";

type Options = {
  config: Pick<Config, "publicUrl" | "demo">;
  /** Whether a visitor of this path gets a page, and not "not found". */
  hasPage: (path: string) => Promise<boolean>;
  database: Database;
  /** Where figures and files come from; the database itself without it. */
  replica?: Pick<Database, "runInTransaction"> | undefined;
  services: Services;
  log: Log;
  clock: () => Date;
};

type Tools = ReturnType<typeof createTools>;
type Outside = PublicFormsContext & Pick<IdentityContext, "actor" | "asCaller"> & Tools;

declare module "#modules/endpoint.ts" {
  interface Contexts {
    /** One transaction with the rights of the caller. */
    caller: KeyedContext & Tools & Pick<PublicContext, "limits">;
    /**
     * The same for expensive reads: on the replica, if there is one that is up to date. May run
     * twice.
     */
    reader: Context;
    /**
     * No transaction, so that none is open while something else is waited for. The use cases open
     * their own, with the rights of the caller or, behind a public form, with those of the forms.
     */
    outside: Outside;
    /** The same with the rights of the identity role. */
    identity: IdentityContext & Outside;
    /** The same with the rights of the checkout. */
    checkout: CheckoutContext & ReviewContext & ReturnContext & Pick<Outside, "asCaller">;
    /** The same with the rights of the privacy role; people also prove here who they are. */
    privacy: OwnDataContext;
  }
}

/** Services for any use case. Keys and secrets are in the contexts that need them. */
function createTools({ config: { publicUrl, demo }, hasPage, services }: Options) {
  const { checkSender, findBackupPlace, mailbox, mailWay, makeImage, makePhoto } = services;
  const { payments, rateSource, tickets, uploads } = services;
  const effects: Partial<Record<SettingKey, (ctx: Context) => Promise<void>>> = {
    low_stock_threshold: recordThreshold,
  };
  return {
    checkSender,
    findBackupPlace,
    mailbox,
    mailWay,
    makeImage,
    makePhoto,
    payments,
    rateSource,
    tickets,
    uploads,
    publicUrl,
    isDemo: demo,
    hasPage,
    /** The addresses of the pages that every shop has: "/cart", "/#products". */
    ownPaths: listOwnPaths(),
    /**
     * Actions of other modules after a change of a setting, in the same transaction; the settings
     * do not import them.
     */
    effects,
  };
}

/** One way to run work for each kind of use case. */
export function createRunners(options: Options): Runners {
  const { database, replica = database, services, log, clock } = options;
  const { marketServices, readOrderKeys, security } = services;
  const tools = createTools(options);
  const getLog = ({ requestId, traceId }: Caller) => log.child({ requestId, traceId });
  const createRun =
    (from: Pick<Database, "runInTransaction">): RunAs =>
    (who, work) =>
      from.runInTransaction(
        who.actor,
        (db) => work({ db, actor: who.actor, clock, log: getLog(who) }),
        who,
      );
  const run = createRun(database);
  const runKeyed: RunAs<KeyedContext & Pick<Tools, "payments">> = async (who, work) => {
    const orderKeys = await readOrderKeys();
    const { payments } = tools;
    return run(who, (ctx) => work({ ...ctx, orderKeys, marketServices, payments }));
  };
  /** Gives attempts back when the request failed by an error of the shop. */
  const withSparedAttempts =
    <Ctx>(getContext: (who: Caller, limits: AttemptLimits) => Ctx | Promise<Ctx>): RunAs<Ctx> =>
    (who, work) =>
      releaseOnError(services.limits, async (limits) => work(await getContext(who, limits)));
  const getOutside = (who: Caller, limits: AttemptLimits): Outside => ({
    ...tools,
    actor: who.actor,
    visitor: who.visitor,
    clock,
    log: getLog(who),
    limits,
    security,
    asCaller: (inside) => run(who, inside),
    asPublicForms: (inside) => run({ ...who, actor: publicForms }, inside),
  });
  const getIdentityContext = (who: Caller, limits: AttemptLimits): IdentityContext & Outside => ({
    ...getOutside(who, limits),
    asIdentity: (inside) => run({ ...who, actor: identity }, inside),
    accessTokens: services.accessTokens,
    challenges: services.challenges,
    secretBox: services.secretBox,
    readPushKey: services.signingKeys.createReader("web-push"),
  });
  return {
    caller: (who, work) =>
      releaseOnError(services.limits, (limits) =>
        runKeyed(who, (ctx) => work({ ...tools, ...ctx, limits })),
      ),
    // A write is refused here too, as the replica would refuse it.
    reader: (who, work) => createRun(replica)({ ...who, isReadOnly: true }, work),
    outside: withSparedAttempts(getOutside),
    identity: withSparedAttempts(getIdentityContext),
    checkout: withSparedAttempts(async (who, limits) => ({
      ...getOutside(who, limits),
      ...services.ofVisitors,
      // Limited in the same way for every use case.
      uploads: limitUploads(services.uploads, limits, who.visitor.address),
      orderKeys: await readOrderKeys(),
      marketServices,
      asCheckout: (inside) => runKeyed({ ...who, actor: checkout }, inside),
      setOff: (inside) => runKeyed({ ...who, actor: checkout, isReadOnly: false }, inside),
    })),
    privacy: withSparedAttempts((who, limits) => ({
      ...getIdentityContext(who, limits),
      asPrivacy: (inside) => {
        const member = getMember(who.actor);
        // The log of changes does not name people who act on their own data.
        const by = member.isInBackOffice ? member : { ...member, email: THEMSELF };
        return run({ ...who, actor: getPrivacyRole(by) }, inside);
      },
      readAddressKey: services.readErasedAddressKey,
      deleteMailFiles: async (ids) => services.localOutbox?.remove(ids),
      saveSecurityEvents: () => security.saveQueued(),
    })),
  };
}
