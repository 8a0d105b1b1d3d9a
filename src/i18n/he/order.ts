import type {
  AddressKind,
  ArrivalSource,
  CustomerWay,
  EditedPart,
  OrderEventKind,
  PaymentMethod,
} from "#modules/orders/kinds.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { admin } from "./admin.ts";
import { formatDayMonth } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { mapCurrencies } from "../map-currencies.ts";
import { inCurrency } from "./currencies.ts";
import { labels } from "./labels.ts";
import { orderLabels } from "./order-labels.ts";

type Reason = NonNullable<OrderDetails["can"]["pay"]["reason"]>;

/** The panel of one order. What is done with an order has its words in order-actions.ts. */
export const order = {
  title: "הזמנה",
  close: "סגירה וחזרה לרשימה",
  previous: "ההזמנה הקודמת ברשימה",
  next: "ההזמנה הבאה ברשימה",
  atEnd: "אין עוד הזמנות ברשימה",
  more: "פעולות נוספות",
  copy: {
    number: "העתקת מספר ההזמנה",
    email: "העתקת כתובת הדוא״ל",
    phone: "העתקת מספר הטלפון",
    address: "העתקת הכתובת",
    tracking: "העתקת מספר המעקב",
    done: "הועתק ללוח",
    failed: "לא ניתן היה להעתיק. אפשר לסמן את הטקסט ולהעתיק ידנית.",
  },
  customerPage: "הדף שהלקוח רואה",
  customerPageFailed: "לא ניתן היה לפתוח את הדף שהלקוח רואה.",
  printSummary: "סיכום הזמנה להדפסה",
  printPacking: "רשימת אריזה להדפסה",
  printLabel: "תווית כתובת להדפסה",
  printCustoms: "טופס מכס להדפסה",
  sources: { checkout: "מהאתר", admin: "נרשמה ידנית" } satisfies Record<
    OrderDetails["source"],
    string
  >,
  changed: "עודכנה",
  missing: {
    title: "ההזמנה לא נמצאה",
    text: "ייתכן שהקישור שגוי או חסר. אפשר לחפש את ההזמנה ברשימה.",
    back: "חזרה לרשימת ההזמנות",
  },
  failed: "לא ניתן היה לטעון את ההזמנה",
  deleted: { tag: "נמחקה", text: "ההזמנה נמחקה: היא אינה מופיעה ברשימות, בסיכומים ואצל הלקוח." },
  notices: {
    reserved: "ההזמנה טרם שולמה. היחידות שמורות לה עד",
    unconfirmed: "הלקוח עדיין לא אישר את ההזמנה דרך הקישור שבדוא״ל.",
    released: "היחידות חזרו למלאי ואינן שמורות להזמנה הזו.",
    paymentLink: "הלקוח יכול לשלם בקישור שקיבל עד",
    refundWaits: "יש החזר שממתין להעברה ידנית ללקוח.",
    refundFailed: "יש החזר שנכשל. הכסף לא הוחזר ללקוח.",
  },
  payment: {
    unpaid: "טרם שולמה",
    nothing_taken: "לא נגבה תשלום",
    partly_paid: "שולם חלק:",
    paid: "שולמה",
    overpaid: "תשלום עודף:",
    refund_waiting: "החזר ממתין להעברה:",
    refund_underway: "החזר בדרך:",
    partly_refunded: "זיכוי חלקי:",
    refunded: "זוכתה במלואה:",
  },
  shipment: {
    none: "טרם נשלחה",
    gone: "נשלחה בלי מספר מעקב",
    handed_over: "נמסרה ללקוח",
    sent: (count: number) => inWords(count, "חבילה אחת נשלחה", "חבילות נשלחו"),
  },
  customer: {
    title: "לקוח",
    orders: "כל ההזמנות של הלקוח",
    noPhone: "בלי מספר טלפון",
    noEmail: "בלי כתובת דוא״ל",
  },
  addresses: {
    title: "כתובות",
    billing: "לחיוב",
    shipping: "למשלוח",
    both: "לחיוב ולמשלוח",
    none: "לא נרשמה כתובת",
  },
  lines: {
    title: "פריטים",
    sku: "מק״ט",
    list: "מחיר קטלוג:",
    agreedReason: "סיבה:",
    restocked: (count: number) => inWords(count, "אחת הוחזרה למלאי", "הוחזרו למלאי"),
    gift: "מתנה",
    preorder: (day: string) => `הזמנה מראש, יוצאת עד ${formatDayMonth(day)}`,
    isWaiting: "ממתינה לאספקה",
    empty: "אין פריטים בהזמנה",
  },
  amounts: {
    title: "סכומים",
    subtotal: "סכום ביניים",
    coupon: "קופון",
    shipping: "משלוח",
    free: "חינם",
    total: "סה״כ",
    surcharge: "תוספת מחיר",
    agreedDiscount: "הנחה",
    agreed: "סה״כ מוסכם",
    agreedReason: "סיבת המחיר:",
    paid: "שולם",
    refunded: "הוחזר",
    refunding: "החזר שטרם הועבר",
    due: "לתשלום",
    rate: "לפי שער",
    rateDate: "מיום",
    inCurrency: mapCurrencies((it) => `סוכם ${inCurrency[it]}.`),
    noRate: "לא היה ידוע שער בזמן ההזמנה, ולכן הסכומים בדולרים בלבד.",
  },
  money: {
    title: "תשלומים והחזרים",
    none: "עדיין לא נרשם תשלום.",
    payment: "תשלום",
    refund: "החזר",
    methods: { manual: "ידני", stripe: "באתר" } satisfies Record<PaymentMethod, string>,
    kinds: orderLabels.paymentKinds,
    paidOn: "התקבל ב־",
    reference: "אסמכתה",
    states: { pending: "ממתין", done: "בוצע", failed: "נכשל" },
    atService: "בטיפול שירות הסליקה",
  },
  shipments: {
    title: "משלוחים",
    none: "עדיין לא נרשם משלוח.",
    handedOver: "הלקוח קיבל את ההזמנה לידיו.",
    left: "נשלחה",
    /** Before the day. */
    arrived: "הגיעה ב־",
    knownBy: {
      staff: "(נרשם בחנות)",
      customer: "(לפי הלקוח)",
      estimated: "(משוער, לפי זמן המשלוח הארוך ביותר)",
    } satisfies Record<ArrivalSource, string>,
    arrivalSources: {
      staff: "החנות",
      customer: "הלקוח",
      estimated: "משוער",
    } satisfies Record<ArrivalSource, string>,
    allArrived: "כל החבילות הגיעו עד ",
    number: labels.trackingNumber,
    follow: "מעקב אחר החבילה",
  },
  reasons: {
    not_permitted: admin.notPermitted,
    paid_in_full: "ההזמנה כבר שולמה במלואה",
    no_online_payments: "החנות אינה גובה תשלום באתר",
    over: "ההזמנה בוטלה, זוכתה או נמחקה",
    nothing_to_refund: "אין סכום שאפשר להחזיר",
    not_open: "הפריטים והמחיר משתנים רק כשההזמנה ממתינה או בטיפול",
    paid_online: "הלקוח משלם באתר על הכמויות שהזמין",
    shipped: "ההזמנה כבר יצאה ללקוח",
    handed_over: "הלקוח כבר קיבל את ההזמנה לידיו",
    from_checkout: "ההזמנה הגיעה מהאתר, במחירי הקטלוג",
    nothing_held: "אין יחידות שממתינות לתשלום",
  } satisfies Record<Reason, string>,
  timeline: {
    title: "ציר הזמן",
    /** Followed by the kind of a mail. */
    mail: "הודעת דוא״ל ללקוח:",
    toMail: "להודעה",
    customer: "הלקוח",
    shop: "המערכת",
    internal: "הערה פנימית",
    visible: "הערה גלויה ללקוח",
    kinds: {
      created: "ההזמנה התקבלה",
      confirmed: "הלקוח אישר את ההזמנה בקישור שבדוא״ל",
      payment: "נרשם תשלום",
      refund: "נרשם החזר",
      shipment: "נשלחה",
      arrived: "החבילה הגיעה",
      return: "החזרה",
      edited: "ההזמנה נערכה",
      released: "לא שולמה בזמן: היחידות חזרו למלאי",
      deleted: "ההזמנה נמחקה",
      restored: "ההזמנה שוחזרה",
    } satisfies Record<Exclude<OrderEventKind, "status" | "note">, string>,
    /** Done by staff, before the time was over. */
    releasedByHand: "היחידות שוחררו וחזרו למלאי",
    /** It had been entered by mistake. */
    notArrived: "החבילה עדיין לא הגיעה",
    /** How the customer reached the order. */
    ways: {
      link: "דרך הקישור של הלקוח",
      account: "מחשבון הלקוח",
      other_account: "דרך הקישור של הלקוח, מחשבון אחר",
      mail: "לפי מספר וכתובת, אושר בקישור מהדוא״ל",
    } satisfies Record<CustomerWay, string>,
    addressKinds: { public: "מהאינטרנט", private: "מהרשת של החנות" } satisfies Record<
      AddressKind,
      string
    >,
    toReturns: "להחזרות של ההזמנה",
    createdByHand: "ההזמנה נרשמה ידנית",
    agreed: "מחיר מוסכם",
    wholeOrder: "ההזמנה כולה",
    insteadOf: "במקום",
    parts: {
      lines: "פריטים",
      price: "מחיר",
      contact: "פרטי קשר",
      addresses: "כתובות",
      shipment: "משלוח",
      payment: "פרטי תשלום",
      cancelled_payment: "תשלום שנרשם בטעות ובוטל",
    } satisfies Record<EditedPart, string>,
    /** Notes that the shop itself writes. */
    shopNotes: {
      cancelledByCustomer: "בוטלה על ידי הלקוח.",
      cancelledOnRequest: "בוטלה לבקשת הלקוח.",
      refundPaidOut: "ההחזר הועבר ללקוח.",
      linkSentAgain: "הקישור להזמנה נשלח שוב ללקוח בדוא״ל.",
      paymentLinkMailed: "נשלח ללקוח בדוא״ל קישור לתשלום היתרה.",
      paymentLinkMade: "נוצר קישור לתשלום היתרה, לשליחה ללקוח.",
      paymentLinkEnded: "הקישור לתשלום בוטל.",
      giftLeftOut: "המתנה שמצורפת להזמנה אזלה מהמלאי, ולכן לא נכללה.",
      paidWithoutStock:
        "שולמה, אבל אין יחידות שמורות להזמנה. אפשר לשלוח כשיגיעו, או להחזיר את הכסף.",
      codeUsedUp: "הקוד של ההזמנה נוצל בידי אחרים לפני שהכסף התקבל. המחיר נשאר כפי שסוכם.",
      paidTooLate:
        "שולמה אחרי שבוטלה או זוכתה. הכסף התקבל: יש להחזיר אותו, או לפתוח את ההזמנה מחדש.",
    },
  },
} as const;
