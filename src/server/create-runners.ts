// Gives each request's use case its context, with the rights of the caller and no more.
import type { Caller, RunAs, Runners } from "./api/mount-endpoints.ts";
import { recordThreshold } from "#modules/inventory/record-threshold.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import { getMember } from "#modules/identity/sessions/get-member.ts";
import type { ImageContext } from "#modules/media/context.ts";
import type { CheckoutContext } from "#modules/orders/processing/context.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import type { PrivacyContext } from "#modules/privacy/context.ts";
import type { PublicContext } from "#modules/security/public-context.ts";
import { identity, publicForms, getPrivacyRole, checkout } from "#shared/actor.ts";
import { THEMSELF } from "#shared/erased.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import { limitUploads } from "#platform/rate-limit/limit-uploads.ts";
import { releaseOnError } from "#platform/rate-limit/release-on-error.ts";
import type { Services } from "./create-services.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { listOwnPaths } from "#web/own-paths.ts";

/** One way to run work for each kind of use case. */
export function createRunners(options: {
  config: Pick<Config, "publicUrl" | "payments">;
  /** Whether a visitor of this path gets a page, and not "not found". */
  hasPage: (path: string) => Promise<boolean>;
  database: Database;
  /** Where figures and files come from; the database itself without it. */
  replica?: Pick<Database, "runInTransaction"> | undefined;
  services: Services;
  log: Log;
  clock: () => Date;
}): Runners {
  const { config, hasPage, database, replica = database, services, log, clock } = options;
  const { publicUrl } = config;
  const { readOrderKeys } = services;
  const getLog = ({ requestId, traceId }: Caller) => log.child({ requestId, traceId });
  const runAsCaller: RunAs = (who, work) =>
    database.runInTransaction(
      who.actor,
      (db) => work({ db, actor: who.actor, clock, log: getLog(who) }),
      who,
    );
  const runAsKeyed: RunAs<KeyedContext> = async (who, work) => {
    const orderKeys = await readOrderKeys();
    return runAsCaller(who, (ctx) => work({ ...ctx, orderKeys }));
  };
  /** Gives attempts back when the request failed by an error of the shop. */
  const withSparedAttempts = <T>(work: (limits: AttemptLimits) => Promise<T>) =>
    releaseOnError(services.limits, work);
  const runAsReader: RunAs = (who, work) =>
    replica.runInTransaction(
      who.actor,
      (db) => work({ db, actor: who.actor, clock, log: getLog(who) }),
      // A write is refused here too, as the replica would refuse it.
      { ...who, isReadOnly: true },
    );
  /** Shared by the contexts whose use cases open transactions under a role of their own. */
  const getPublicContext = (who: Caller, limits: AttemptLimits): PublicContext => ({
    visitor: who.visitor,
    clock,
    log: getLog(who),
    limits,
    security: services.security,
  });
  const getCheckoutContext = async (
    who: Caller,
    limits: AttemptLimits,
  ): Promise<PublicContext & Pick<CheckoutContext, "asCheckout" | "orderKeys">> => ({
    ...getPublicContext(who, limits),
    orderKeys: await readOrderKeys(),
    asCheckout: (inside) => runAsKeyed({ ...who, actor: checkout }, inside),
  });
  const getFileContext = (who: Caller): Omit<ImageContext, "makeImage"> => ({
    clock,
    log: getLog(who),
    asCaller: (inside) => runAsCaller(who, inside),
    uploads: services.uploads,
  });
  /** The storage of a visitor, limited in the same way for every use case. */
  const getVisitorUploads = ({ visitor }: Caller, limits: AttemptLimits): FileStorage =>
    limitUploads(services.uploads, limits, visitor.address);
  const getIdentityContext = (who: Caller, limits: AttemptLimits): IdentityContext => ({
    ...getPublicContext(who, limits),
    actor: who.actor,
    asIdentity: (inside) => runAsCaller({ ...who, actor: identity }, inside),
    asCaller: (inside) => runAsCaller(who, inside),
    accessTokens: services.accessTokens,
    challenges: services.challenges,
    publicUrl,
    secretBox: services.secretBox,
    readPushKey: services.signingKeys.createReader("web-push"),
  });
  /** `email` is the caller's name in the log of changes. */
  const getPrivacyContext = (who: Caller, email?: string): PrivacyContext => ({
    actor: who.actor,
    clock,
    log: getLog(who),
    asPrivacy: (inside) => {
      const member = getMember(who.actor);
      const by = email === undefined ? member : { ...member, email };
      return runAsCaller({ ...who, actor: getPrivacyRole(by) }, inside);
    },
    readAddressKey: services.readErasedAddressKey,
    deleteMailFiles: async (ids) => services.localOutbox?.remove(ids),
    saveSecurityEvents: () => services.security.saveQueued(),
    uploads: services.uploads,
  });
  return {
    caller: runAsCaller,
    reader: runAsReader,
    keyed: runAsKeyed,
    identity: (who, work) => withSparedAttempts((limits) => work(getIdentityContext(who, limits))),
    ownData: (who, work) =>
      withSparedAttempts((limits) =>
        work({ ...getIdentityContext(who, limits), ...getPrivacyContext(who, THEMSELF) }),
      ),
    publicForms: (who, work) =>
      withSparedAttempts((limits) =>
        work({
          ...getPublicContext(who, limits),
          asPublicForms: (inside) => runAsCaller({ ...who, actor: publicForms }, inside),
        }),
      ),
    checkout: (who, work) =>
      withSparedAttempts(async (limits) =>
        work({
          ...(await getCheckoutContext(who, limits)),
          setOff: (inside) => runAsKeyed({ ...who, actor: checkout, isReadOnly: false }, inside),
          actor: who.actor,
          payments: services.payments,
          publicUrl,
        }),
      ),
    reviews: (who, work) =>
      withSparedAttempts(async (limits) =>
        work({
          ...(await getCheckoutContext(who, limits)),
          uploads: getVisitorUploads(who, limits),
          makeImage: services.ofVisitors.makeImage,
        }),
      ),
    returns: (who, work) =>
      withSparedAttempts(async (limits) =>
        work({
          ...(await getCheckoutContext(who, limits)),
          uploads: getVisitorUploads(who, limits),
          makePhoto: services.ofVisitors.makePhoto,
        }),
      ),
    paymentLinks: (who, work) =>
      runAsKeyed(who, (ctx) =>
        work({ ...ctx, publicUrl, paysOnline: services.payments.mode === "stripe" }),
      ),
    content: (who, work) =>
      runAsCaller(who, (ctx) =>
        work({ ...ctx, tickets: services.tickets, ownPaths: listOwnPaths() }),
      ),
    images: (who, work) =>
      work({
        ...getFileContext(who),
        makeImage: services.makeImage,
      }),
    replyFiles: (who, work) =>
      work({
        ...getFileContext(who),
        makePhoto: services.makePhoto,
      }),
    rates: (who, work) =>
      work({
        asCaller: (inside) => runAsCaller(who, inside),
        rateSource: services.rateSource,
      }),
    readiness: (who, work) =>
      work({
        asCaller: (inside) => runAsCaller(who, inside),
        asIdentity: (inside) => runAsCaller({ ...who, actor: identity }, inside),
        payments: config.payments,
        mailWay: services.mailWay,
        checkSender: services.checkSender,
      }),
    redirects: (who, work) => work({ asCaller: (inside) => runAsCaller(who, inside), hasPage }),
    downloads: ({ actor }, work) => work({ actor, clock, tickets: services.tickets }),
    privacy: (who, work) => work(getPrivacyContext(who)),
    mail: (who, work) =>
      withSparedAttempts((limits) =>
        runAsCaller(who, (ctx) => work({ ...ctx, publicUrl, way: services.mailWay, limits })),
      ),
    settings: (who, work) =>
      runAsCaller(who, (ctx) =>
        work({ ...ctx, effects: { low_stock_threshold: recordThreshold } }),
      ),
  };
}
