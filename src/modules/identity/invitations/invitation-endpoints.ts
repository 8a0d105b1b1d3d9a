import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { email, fullName, newPassword, token } from "../contract.ts";
import { givenRole, grantableList, isFitForRole, onlyModerators } from "../roles/role-contract.ts";
import { acceptSignedIn, acceptWithNewAccount } from "./accept-invitation.ts";
import {
  sendInvitation,
  listInvitations,
  removeInvitation,
  sendInvitationAgain,
} from "./invite.ts";
import { invitedRoles } from "./invited-roles.ts";

const role = z.enum(invitedRoles);

/** Inviting staff by mail, and accepting an invitation. */
export const invitationEndpoints = {
  listInvitations: endpoint("GET /api/admin/invitations", {
    summary: "List the open invitations to the back office",
    permission: "settings.read",
    response: z.object({
      invitations: z.array(
        z
          .object({
            id: z.uuid(),
            email: z.string(),
            role,
            granted: grantableList,
            sentAt: isoMoment,
            /** When its link ends; null while no mail has left. */
            expiresAt: isoMoment.nullable(),
          })
          .meta({ id: "Invitation", description: "An open invitation to the back office" }),
      ),
    }),
    handle: async (ctx) => ({ invitations: await listInvitations(ctx) }),
  }),
  invite: endpoint("POST /api/admin/invitations", {
    summary: "Send an invitation to the back office; 20 mails per day",
    permission: "roles.write",
    as: "identity",
    errors: ["conflict", "too_many_requests"],
    body: givenRole.extend({ email, role }).refine(isFitForRole, onlyModerators),
    response: z.object({ id: z.uuid() }),
    handle: async (ctx, body) => ({ id: await sendInvitation(ctx, body) }),
  }),
  sendInvitationAgain: endpoint("POST /api/admin/invitations/:id/mails", {
    summary: "Send an invitation again; the former link ends",
    permission: "roles.write",
    as: "identity",
    errors: ["not_found", "too_many_requests"],
    handle: sendInvitationAgain,
  }),
  removeInvitation: endpoint("DELETE /api/admin/invitations/:id", {
    summary: "Revoke an invitation",
    permission: "roles.write",
    errors: ["not_found"],
    handle: removeInvitation,
  }),
  acceptInvitation: endpoint("POST /api/auth/accept-invitation", {
    summary: "Confirm an invitation to the back office with a new account",
    permission: "public",
    as: "identity",
    errors: ["link_expired", "email_taken", "conflict", "too_many_requests"],
    body: z.object({ token, full_name: fullName, password: newPassword }),
    handle: (ctx, body) =>
      acceptWithNewAccount(ctx, {
        token: body.token,
        fullName: body.full_name,
        password: body.password,
      }),
  }),
  acceptInvitationSignedIn: endpoint("POST /api/auth/accept-own-invitation", {
    summary: "Confirm an invitation to the back office as the signed-in user",
    permission: "user",
    as: "identity",
    errors: ["link_expired", "conflict"],
    body: z.object({ token }),
    handle: (ctx, body) => acceptSignedIn(ctx, body.token),
  }),
};
