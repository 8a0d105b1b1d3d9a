import type { Context } from "#modules/context.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { Log } from "#platform/log.ts";
import type { FileStorage } from "#platform/storage/storage.ts";

/** Context of the use cases of personal data. */
export type PrivacyContext = {
  /** The caller. */
  readonly actor: Actor;
  readonly clock: () => Date;
  readonly log: Log;
  /**
   * Runs `work` in one transaction with the rights of the privacy role, in the name of the caller.
   */
  readonly asPrivacy: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** The key under which addresses of erased people are remembered. */
  readonly readAddressKey: () => Promise<Uint8Array>;
  /** Removes the mail files from the disk of a shop that sends no mails. */
  readonly deleteMailFiles: (mailIds: readonly string[]) => Promise<void>;
  /**
   * Stores the security events that wait in memory; stored later, they would contain the person's
   * address again.
   */
  readonly saveSecurityEvents: () => Promise<void>;
  readonly uploads: Pick<FileStorage, "remove">;
};

/**
 * Context for people's requests about their own data: they confirm their identity, and the records
 * of the request do not name them.
 */
export type OwnDataContext = IdentityContext & PrivacyContext;
