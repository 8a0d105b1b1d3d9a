import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { IdentityContext } from "./context.ts";
import type { identityEndpoints, roleEndpoints } from "./contract.ts";

const notBuilt = async (): Promise<never> => {
  throw new Error("not built yet");
};

export const identityHandlers: HandlersOf<typeof identityEndpoints, IdentityContext> = {
  signUp: notBuilt,
  confirmEmail: notBuilt,
  resendConfirmation: notBuilt,
  signIn: notBuilt,
  refresh: notBuilt,
  signOut: notBuilt,
  forgotPassword: notBuilt,
  resetPassword: notBuilt,
  readSession: notBuilt,
  changePassword: notBuilt,
  changeProfile: notBuilt,
  listSessions: notBuilt,
  endSession: notBuilt,
  getUserRole: notBuilt,
};

export const roleHandlers: HandlersOf<typeof roleEndpoints, Context> = {
  listRoles: notBuilt,
  giveRole: notBuilt,
  changeRole: notBuilt,
  removeRole: notBuilt,
};
