import {
  Banknote,
  BanknoteX,
  CalendarClock,
  CalendarX2,
  DatabaseBackup,
  DoorOpen,
  EyeOff,
  HandCoins,
  MailX,
  MessageCircleQuestion,
  PackageCheck,
  PackageOpen,
  PackagePlus,
  PencilLine,
  Scale,
  ShieldAlert,
  TimerOff,
  Undo2,
  Unplug,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import { getToDoRecord, type ToDoKind } from "#modules/to-do/kinds.ts";
import { adminPaths } from "#web/admin-paths.ts";

export const toDoIcons = {
  disputes: ShieldAlert,
  failedRefunds: BanknoteX,
  refundsByHand: Banknote,
  cancelledWithMoney: Wallet,
  returns: Undo2,
  receivedReturns: PackageCheck,
  paidAtDoor: DoorOpen,
  answer: MessageCircleQuestion,
  pack: PackageOpen,
  pay: HandCoins,
  restock: PackagePlus,
  awayServices: Unplug,
  failedMails: MailX,
  failedJobs: TimerOff,
  backup: DatabaseBackup,
  findings: Scale,
  lateTexts: CalendarX2,
  lateProducts: CalendarClock,
  drafts: PencilLine,
  heldReviews: EyeOff,
} as const satisfies Record<ToDoKind, LucideIcon>;

/** The screen that lists what waits of a kind, with its filter. */
export function getToDoPath(kind: ToDoKind): string {
  const { screen, filter } = getToDoRecord(kind);
  return filter === undefined ? adminPaths[screen] : `${adminPaths[screen]}?${filter}`;
}
