import type { MoneyElsewhere, ReturnKind } from "#modules/orders/kinds.ts";
import { isolate } from "#shared/isolate-text.ts";
import { formatCount, formatShortDate } from "../format-he.ts";
import { words } from "../words.ts";

/** Where money moved, and until when a dispute can be answered. */
type Elsewhere = { readonly service: string; readonly dueAt: Date | string | null };

/** Texts for news that the back office gets at once, and for the bell that keeps it. */
export const news = words("news", {
  bell: {
    markRead: "סימון הכול כנקרא",
    empty: "אין התראות",
    emptyText: "הזמנות חדשות, פניות, בקשות להחזרה ומלאי שיורד יופיעו כאן.",
    failed: "לא ניתן היה לטעון את ההתראות",
    isNew: "חדש",
    silentDevice: "ההתראות הופעלו בדפדפן הזה, אבל הן כבר אינן מגיעות אליו.",
    toDevices: "להפעלה מחדש",
    staySilent: "להשאיר כבויות",
  },
  kinds: {
    order: (number: string, customer: string) =>
      `הזמנה חדשה ${isolate(`#${number}`)} מאת ${isolate(customer)}`,
    return: {
      cancel: (number: string) => `לקוח מבקש לבטל הזמנה: בקשה ${isolate(number)}`,
      withdraw: (number: string) => `לקוח מבקש להחזיר מוצרים: בקשה ${isolate(number)}`,
      claim: (number: string) => `לקוח מדווח על מוצר פגום או שגוי: בקשה ${isolate(number)}`,
      warranty: (number: string) => `לקוח מבקש לממש אחריות: בקשה ${isolate(number)}`,
    } satisfies Record<ReturnKind, (number: string) => string>,
    "order-cancelled": (number: string) => `הלקוח ביטל את הזמנה ${isolate(`#${number}`)}`,
    stock: (name: string, available: number) =>
      available === 0
        ? `אזל מהמלאי: ${isolate(name)}`
        : `מלאי נמוך: ${isolate(name)}, ${available === 1 ? "נותרה יחידה אחת" : `נותרו ${formatCount(available)} יחידות`}`,
    "unpaid-holds": (name: string, held: number, onHand: number) =>
      `שמור להזמנות שטרם שולמו: ${isolate(name)}, ${formatCount(held)} מתוך ${formatCount(onHand)}`,
    message: (kind: "contact" | "dealer", name: string) =>
      kind === "dealer"
        ? `בקשת משווק חדשה מאת ${isolate(name)}`
        : `פנייה חדשה מאת ${isolate(name)}`,
    "refund-failed": (number: string) => `ההחזר להזמנה ${isolate(`#${number}`)} נכשל`,
    "money-elsewhere": {
      refund: (number: string, { service }: Elsewhere) =>
        `החזר להזמנה ${isolate(`#${number}`)} בוצע בלוח הבקרה של ${isolate(service)}`,
      dispute_opened: (number: string, { service, dueAt }: Elsewhere) => {
        const until = dueAt === null ? "" : ` עד ${formatShortDate(new Date(dueAt))}`;
        return `הלקוח הכחיש את החיוב בהזמנה ${isolate(`#${number}`)}: יש להשיב ב־${isolate(service)}${until}`;
      },
      dispute_lost: (number: string) =>
        `הכחשת החיוב בהזמנה ${isolate(`#${number}`)} התקבלה, והכסף הוחזר`,
      dispute_won: (number: string) =>
        `הכחשת החיוב בהזמנה ${isolate(`#${number}`)} נדחתה, והכסף נשאר`,
    } satisfies Record<MoneyElsewhere, (number: string, elsewhere: Elsewhere) => string>,
    "paid-without-stock": (number: string) =>
      `התקבל תשלום להזמנה ${isolate(`#${number}`)} שאין לה יחידות`,
    "payment-away": (name: string) => `שירות התשלומים ${isolate(name)} אינו עונה`,
    backup: {
      failed: "הגיבוי האחרון נכשל",
      old: "הגיבוי התקין האחרון בוצע לפני יותר מ־36 שעות",
    },
    finding: (count: number) =>
      `נמצאה אי־התאמה בנתונים: ${count === 1 ? "מקרה אחד" : `${formatCount(count)} מקרים`}`,
    setup: {
      "untrusted-proxy": `כל המבקרים נראים לחנות כמבקר אחד. מי שמפעיל את השרת יכול לתקן זאת (${isolate("TRUSTED_PROXIES")})`,
      "silent-proxy": `כל המבקרים נראים לחנות כמבקר אחד. מי שמפעיל את השרת יכול לתקן זאת (${isolate("X-Forwarded-For")})`,
    },
  },
  toast: {
    title: (number: string) => `הזמנה חדשה ${isolate(`#${number}`)}`,
    text: (customer: string, total: string, shekels: string | null) =>
      shekels === null
        ? `${isolate(customer)}, ${isolate(total)}`
        : `${isolate(customer)}, ${isolate(shekels)} (${isolate(total)})`,
    open: "לצפייה",
    message: { contact: "פנייה חדשה", dealer: "בקשת משווק חדשה" },
  },
});
