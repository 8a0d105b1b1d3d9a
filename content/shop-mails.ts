/**
 * The words of the mails that the shop writes to its own people, who read Hebrew; "mails.ts" says
 * what stands for what in braces.
 */
export const shopMailTexts = {
  /** Texts that all of these mails share. */
  shop: {
    signature: "המערכת של {brand.name}",
    linkBelow: "אם הכפתור אינו פועל, אפשר להעתיק את הכתובת הזו לדפדפן:",
    orderFooter: "ההודעה נשלחה לכתובת זו כי נשלחות אליה הודעות על ההזמנות של {shop}.",
    orderButton: "להזמנה במערכת",
    /** The table of what was ordered. */
    table: {
      item: "פריט",
      amount: "סכום",
      subtotal: "סכום ביניים",
      discount: "הנחה ({code})",
      shipping: "משלוח",
      free: "חינם",
      ahead: "הזמנה מראש, יוצאת עד {day}",
      total: "סה״כ",
      agreed: "סה״כ מוסכם",
      paid: "שולם",
      refunded: "הוחזר",
      due: "יתרה לתשלום",
    },
    shipTo: "לאן לשלוח",
    customer: {
      heading: "פרטי הלקוח",
      name: "שם",
      email: "דוא״ל",
      phone: "טלפון",
      payment: "תשלום",
      paid: "שולמה",
      unpaid: "טרם שולמה",
    },
  },
  "contact-message": {
    subject: "פנייה חדשה מאת {name}",
    preheader: "התקבלה פנייה בטופס יצירת הקשר.",
    heading: "פנייה חדשה",
    text: ["התקבלה פנייה בטופס יצירת הקשר. תשובה להודעה הזו תגיע ישירות לפונה."],
    afterwards: ["הקישורים שבפנייה מנוטרלים, כי הטקסט נכתב בידי אדם לא מוכר."],
    footer: "ההודעה נשלחה לכתובת זו כי נשלחות אליה הפניות מהטפסים של {shop}.",
    labels: {
      name: "שם",
      email: "דוא״ל",
      phone: "טלפון",
      subject: "נושא",
      message: "הודעה",
    },
  },
  "dealer-inquiry": {
    subject: "בקשת משווק מאת {name}",
    preheader: "התקבלה בקשה לשווק את המוצרים.",
    heading: "בקשת משווק חדשה",
    text: ["התקבלה בקשה לשווק את המוצרים. תשובה להודעה הזו תגיע ישירות לפונה."],
    afterwards: ["הקישורים שבבקשה מנוטרלים, כי הטקסט נכתב בידי אדם לא מוכר."],
    footer: "ההודעה נשלחה לכתובת זו כי נשלחות אליה הפניות מהטפסים של {shop}.",
    labels: {
      companyName: "חברה",
      contactName: "איש או אשת קשר",
      email: "דוא״ל",
      phone: "טלפון",
      city: "עיר",
      experience: "ניסיון",
      message: "הודעה",
    },
  },
  "new-order": {
    subject: "הזמנה חדשה ב־{brand.name} {number}: {total}",
    preheader: "הזמנה מאת {name}.",
    heading: "הזמנה חדשה",
    text: ["התקבלה הזמנה מאת {name}. תשובה להודעה הזו תגיע ישירות ללקוח."],
    afterwards: [],
  },
  "order-cancelled-by-customer": {
    subject: "הזמנה {number} בוטלה על ידי הלקוח",
    preheader: "היחידות חזרו למלאי.",
    heading: "הלקוח ביטל את ההזמנה",
    text: ["הזמנה {number} בוטלה על ידי הלקוח, והיחידות חזרו למלאי."],
    /** For an order with money that staff have to transfer. */
    toTransfer: "להעברה ללקוח: {waiting}. ההחזר ממתין עד שמישהו מעביר אותו ומסמן זאת בהזמנה.",
    afterwards: [],
  },
  "return-requested": {
    footer: "ההודעה נשלחה לכתובת זו כי נשלחות אליה הודעות על ההזמנות של {shop}.",
    preheader: "בקשה {return} להזמנה {number}.",
    text: ["הבקשה {return} נוגעת להזמנה {number} של {name}. תשובה להודעה הזו תגיע ישירות ללקוח."],
    afterwards: ["הקישורים שבבקשה מנוטרלים, כי את הטקסט כתב הלקוח."],
    button: "לבקשה במערכת",
    /** Beside what the customer wrote. */
    message: "דברי הלקוח",
    cancel: { subject: "בקשה לבטל את הזמנה {number}", heading: "לקוח מבקש לבטל הזמנה" },
    withdraw: { subject: "בקשה להחזיר את הזמנה {number}", heading: "לקוח מבקש להחזיר מוצרים" },
    claim: {
      subject: "הזמנה {number} הגיעה פגומה או שגויה",
      heading: "לקוח מדווח על מוצר פגום או שגוי",
    },
    warranty: { subject: "בקשת אחריות להזמנה {number}", heading: "לקוח מבקש לממש אחריות" },
  },
  "paid-without-stock": {
    subject: "הזמנה {number} שולמה, אך אזל המלאי",
    preheader: "התשלום הגיע אחרי שהיחידות כבר נמכרו לאחרים.",
    heading: "שולמה, אך אזל המלאי",
    text: [
      "התשלום על הזמנה {number} הגיע באיחור: היחידות שנשמרו לה חזרו בינתיים למלאי ונמכרו לאחרים.",
      "אפשר לחדש את המלאי ולשלוח מאוחר יותר, או להחזיר את הכסף. הלקוח עדיין לא יודע על כך; תשובה להודעה הזו תגיע ישירות אליו.",
    ],
    afterwards: [],
  },
  "staff-invitation": {
    subject: "הוזמנת לעבוד במערכת הניהול של {brand.name}",
    heading: "הזמנה למערכת הניהול",
    text: [
      "הוזמנת לעבוד במערכת הניהול של {brand.name}. כדי להצטרף יש לפתוח את הקישור, לבחור שם וסיסמה ולהתחבר.",
      "מי שכבר יש לו חשבון בכתובת הזו מתחבר אליו ומאשר את ההזמנה שם.",
    ],
    button: "להצטרפות",
    afterwards: [
      "הקישור תקף פעם אחת ובמשך {days}.",
      "אם ההודעה הגיעה אליך בטעות, אפשר להתעלם ממנה.",
    ],
    footer: "ההודעה נשלחה כי צוות {shop} הזמין את הכתובת הזו. לשאלות אפשר לכתוב אל {email}.",
  },
  "test-mail": {
    subject: "הודעת בדיקה מהחנות",
    heading: "הודעות הדוא״ל מגיעות",
    text: ["אם ההודעה הזו הגיעה, הודעות הדוא״ל של החנות מגיעות לכתובת הזו."],
    facts: { way: "נשלחה באמצעות", askedAt: "התבקשה" },
    ways: {
      smtp: "שרת הדוא״ל שהוגדר",
      mailjet: "Mailjet",
      folder: "לא נשלחה: היא נשארת בתיבת היוצא המקומית",
    },
    footer:
      "ההודעה נשלחה כי התבקשה במערכת הניהול של {shop} מהחשבון הזה. לשאלות אפשר לכתוב אל {email}.",
  },
  "document-changed": {
    subject: "שונה: {document}",
    preheader: "שינוי שנוגע לכסף, לשולח ההודעות או לתנאים נשלח לכל מנהלי המערכת.",
    heading: "שונה: {document}",
    /** "{at}" is the shop's time, "{name}" who did it. */
    by: "השינוי נעשה ב־{at} בידי {name}.",
    byItself: "השינוי נעשה ב־{at} לפי תזמון, בשחזור או מהשרת.",
    before: "לפני",
    after: "אחרי",
    empty: "(ריק)",
    more: "ועוד {count} שינויים, שמופיעים בהיסטוריה של הטקסט.",
    button: "להיסטוריה במערכת",
    afterwards: [
      "אם השינוי אינו מוכר לכם, החזירו את הגרסה הקודמת מההיסטוריה, נתקו את החשבון שעשה אותו והחליפו סיסמאות.",
    ],
    footer: "ההודעה נשלחה לכתובת זו כי היא של אחד ממנהלי המערכת של {shop}.",
  },
  "stock-alert": {
    footer: "ההודעה נשלחה לכתובת זו כי נשלחות אליה התראות המלאי של {shop}.",
    preheader: "הודעה אחת נשלחת על כל ירידה ברמת המלאי.",
    afterwards: ["ההודעה הבאה על הפריט הזה תישלח כשיישארו ממנו עוד פחות יחידות."],
    table: { sku: "מק״ט", available: "זמינות למכירה" },
    low: {
      subject: "המלאי נמוך: {bag}",
      heading: "המלאי הולך ואוזל: {bag}",
      text: ["יחידות שעוד אפשר למכור: {available}."],
    },
    critical: {
      subject: "המלאי כמעט אזל: {bag}",
      heading: "כמעט לא נותרו יחידות: {bag}",
      text: ["יחידות שעוד אפשר למכור: {available}. כדאי לחדש את המלאי."],
    },
    out: {
      subject: "אזל מהמלאי: {bag}",
      heading: "אזל מהמלאי: {bag}",
      text: ["לא נותרו יחידות למכירה. עד שהמלאי יחודש, הפריט מוצג בחנות כאזל."],
    },
  },
} as const;
