// Requests that the endpoints of messages, mails, settings and logs accept.
import { toMessageVersion } from "#modules/messages/message-version.ts";
import { toVersion } from "#platform/to-version.ts";
import { createECDH } from "node:crypto";
import { sampleImage } from "../catalog/sample-images.ts";
import type { Samples, World } from "./endpoint-samples.ts";

/** A file of an answer that the administrator is writing. */
async function replyFile({ message, one }: World) {
  return one(
    `insert into reply_files (message_id, author_id, file_name, type, size_bytes, storage_key)
     select $1, id, 'strap.pdf', 'application/pdf', 9,
       'private/replies/' || replace(gen_random_uuid()::text, '-', '') || '.pdf'
     from profiles where email = 'admin@wanderpaw.example' returning id`,
    [await message()],
  );
}
/** An invitation that nobody has accepted. */
const invitation = ({ one, newEmail }: World) =>
  one(
    `insert into role_invitations (email, role) values ('${newEmail()}', 'moderator') returning id`,
  );
const ofMessage = async ({ message }: World) => ({ id: await message() });
/** A mail in this state; of the oldest one nobody but these tests wants anything. */
async function mailIn({ database, mail }: World, state: string) {
  const id = await mail("sent");
  await database.asOwner("update mails set state = $2, sent_at = null where id = $1", [id, state]);
  return id;
}

/** A view that everybody has. */
const view = ({ one, newName }: World) =>
  one(
    `insert into saved_views (list, name, search) values ('orders', '${newName("view")}', '') returning id`,
  );

const newEndpoint = () => `https://push.example.com/${crypto.randomUUID()}`;
const deviceKeys = () => ({
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: "A".repeat(22),
});
/** A device in the name of a session of an administrator, and one for each of them. */
async function insertDevices({ database, one }: World) {
  await database.asOwner("delete from push_devices");
  await database.asOwner(
    `insert into push_devices (session_id, user_id, endpoint, p256dh, auth)
     select s.id, s.user_id, 'https://push.example.com/' || s.id, $1, $2
     from sessions s join user_roles r on r.user_id = s.user_id and r.role = 'admin'`,
    Object.values(deviceKeys()),
  );
  return one("select id from push_devices limit 1");
}

/** The version of a message that has just arrived. */
const freshMessage = toMessageVersion({
  state: "new",
  assigneeId: null,
  dealerStage: null,
  spamReason: null,
  replies: 0,
});

export const adminSamples = {
  "notifications.readPushState": () => ({}),
  "notifications.addDevice": async ({ database }) => {
    await database.asOwner("delete from push_devices");
    return { body: { endpoint: newEndpoint(), keys: deviceKeys() } };
  },
  "notifications.keepDevice": () => ({ body: { endpoint: newEndpoint() } }),
  "notifications.removeDevice": async (world) => ({ params: { id: await insertDevices(world) } }),
  "notifications.switchNews": () => ({ params: { kind: "order" }, body: { isOn: false } }),
  "notifications.testDevice": async (world) => {
    await insertDevices(world);
    return {};
  },
  "messages.sendContactMessage": ({ newEmail }) => ({
    body: {
      name: "Noa Lev",
      email: newEmail(),
      phone: "050-0000000",
      subject: "support",
      message: "Does it fit under the seat?",
      submission_key: crypto.randomUUID(),
      website: "",
      elapsed_ms: 9_000,
    },
  }),
  "messages.sendDealerInquiry": ({ newEmail }) => ({
    body: {
      companyName: "Paws",
      contactName: "Noa Lev",
      email: newEmail(),
      phone: "050-0000000",
      city: "Haifa",
      experience: "Ten years",
      message: "Hello",
    },
  }),
  "savedViews.listViews": () => ({ query: { list: "orders" } }),
  "savedViews.addView": ({ newName }) => ({
    body: { list: "orders", name: newName("view"), search: "payment=paid", isShared: false },
  }),
  "savedViews.changeView": async (world) => ({
    params: { id: await view(world) },
    body: { name: world.newName("view"), search: "" },
  }),
  "savedViews.removeView": async (world) => ({ params: { id: await view(world) } }),
  "messageAdmin.listMessages": () => ({
    query: { folder: "all", kind: "contact", assignee: "nobody", q: "a", sort: "deadline" },
  }),
  "messageAdmin.countMessages": () => ({}),
  "messageAdmin.listAssignees": () => ({}),
  "messageAdmin.listReplyTemplates": () => ({}),
  "messageAdmin.readMessage": async (world) => ({ params: await ofMessage(world) }),
  "messageAdmin.setMessageState": async (world) => ({
    params: await ofMessage(world),
    body: { state: "closed", version: freshMessage },
  }),
  "messageAdmin.assignMessage": async (world) => ({
    params: await ofMessage(world),
    body: {
      assigneeId: await world.one("select user_id from user_roles where role = 'admin' limit 1"),
      version: freshMessage,
    },
  }),
  "messageAdmin.setDealerStage": async ({ message }) => ({
    params: { id: await message("dealer-form") },
    body: { stage: "contacted", version: freshMessage },
  }),
  "messageAdmin.replyToMessage": async (world) => ({
    params: await ofMessage(world),
    body: {
      requestKey: crypto.randomUUID(),
      body: "It does.",
      version: freshMessage,
    },
  }),
  "messageAdmin.addReplyFile": async (world) => ({
    params: await ofMessage(world),
    query: { name: "strap.png" },
    file: { type: "image/png", bytes: await sampleImage(40, 30, "png") },
  }),
  "messageAdmin.dropReplyFile": async (world) => ({ params: { id: await replyFile(world) } }),
  "downloads.prepareReplyFile": async (world) => ({ params: { id: await replyFile(world) } }),
  "messageAdmin.changeMessages": async ({ message }) => ({
    body: { ids: [await message()], action: "close" },
  }),
  "messageAdmin.listDealers": () => ({ query: { q: "a" } }),

  "newsletter.subscribe": ({ newEmail }) => ({
    body: { email: newEmail(), website: "", elapsed_ms: 9_000, page: "/faq" },
  }),
  "newsletter.confirm": async ({ visitor, newEmail, linkToken }) => {
    const email = newEmail();
    await visitor().post("/api/newsletter/subscriptions", { email });
    return { body: { token: await linkToken(email, "confirm-newsletter") } };
  },
  "newsletter.unsubscribe": async ({ one }) => ({
    body: {
      token: await one("select unsubscribe_token from newsletter_subscribers limit 1"),
    },
  }),
  "subscriberAdmin.listSubscribers": () => ({ query: { q: "a" } }),
  "subscriberAdmin.removeSubscriber": async ({ visitor, newEmail, one }) => {
    const email = newEmail();
    await visitor().post("/api/newsletter/subscriptions", { email });
    return {
      params: { id: await one("select id from newsletter_subscribers where email = $1", [email]) },
      body: { reason: "Asked by phone" },
    };
  },

  "security.listSecurityEvents": () => ({ query: { address: "10." } }),
  "security.listSecurityAlerts": () => ({ query: { severity: "high" } }),
  "settings.listSettings": () => ({}),
  "settings.changeSetting": async ({ one }) => {
    return {
      params: { key: "low_stock_threshold" },
      body: {
        value: 6,
        version: toVersion(
          Number(
            await one(
              "select setting_value from system_settings where setting_key = 'low_stock_threshold'",
            ),
          ),
        ),
      },
    };
  },
  "settings.readFrame": () => ({}),
  "readiness.readReadiness": () => ({}),
  "mail.listMails": () => ({ query: { q: "a", state: "sent" } }),
  "mail.readOutbox": () => ({}),
  "mail.sendTestMail": () => ({}),
  "invitations.listInvitations": () => ({}),
  "invitations.invite": ({ newEmail }) => ({ body: { email: newEmail(), role: "moderator" } }),
  "invitations.sendInvitationAgain": async (world) => ({ params: { id: await invitation(world) } }),
  "invitations.removeInvitation": async (world) => ({ params: { id: await invitation(world) } }),
  "messageAdmin.readMailboxState": () => ({}),
  "messageAdmin.tryMailbox": () => ({}),
  "mail.readMail": async ({ mail }) => ({ params: { id: await mail("sent") } }),
  "mail.retryMail": async (world) => ({
    params: { id: await mailIn(world, "failed") },
    body: { state: "failed" },
  }),
  "mail.retryMails": () => ({}),
  "mail.cancelMail": async (world) => ({
    params: { id: await mailIn(world, "queued") },
    body: { state: "queued" },
  }),
  "jobs.readJobs": async ({ job }) => {
    await job();
    return {};
  },
  "jobs.retryJob": async ({ job }) => ({ params: { id: await job() } }),
  "jobs.removeJob": async ({ job }) => ({ params: { id: await job() } }),
  "backups.readBackups": () => ({}),
  // As an instance does that makes backups.
  "backups.requestBackup": async ({ database }) => {
    await database.asOwner("select pg_advisory_lock_shared(701826, hashtext('make-backup'))");
    return {};
  },
  "audit.listAuditEntries": () => ({ query: { action: "insert", from: "2026-06-01", q: "x" } }),
  "audit.listAuditPeople": () => ({}),
  "notifications.listNotifications": () => ({}),
  "toDo.readToDo": () => ({}),
  "orderAdmin.listFindings": () => ({}),
} satisfies Samples;
