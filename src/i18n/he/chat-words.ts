// Hebrew words by which a pasted conversation is read.

/** Labels in front of a colon or a dash ("Phone: …"), by the field that they name. */
export const chatLabels = {
  name: ["שם", "שם מלא", "מאת", "שם הלקוח"],
  phone: ["טלפון", "טל", "טל׳", "נייד", "פלאפון", "הנייד", "טלפון נייד"],
  email: ["מייל", "דוא״ל", "אימייל"],
  address: ["כתובת", "כתובת למשלוח", "למשלוח", "כתובת משלוח", "רחוב"],
  city: ["עיר", "יישוב", "ישוב"],
  postalCode: ["מיקוד"],
  country: ["מדינה", "ארץ"],
  item: ["צבע", "מוצר", "דגם", "הזמנה"],
  quantity: ["כמות", "מספר יחידות"],
  /** Of a mail: about the mail, not about its writer. */
  ignored: ["נושא", "אל", "תאריך"],
} as const;

/** "My name is": how people say who they are. */
export const nameIntros = {
  sure: ["שמי", "קוראים לי"],
  unsure: ["מדבר", "מדברת", "זה", "זו", "זאת", "אני"],
  after: ["פה", "כאן"],
} as const;

/** Words with which no name and no street begins or ends. */
export const noNames: readonly string[] = (
  "היי הי אהלן שלום בוקר ערב צהריים לילה טוב תודה רבה רוצה אני את אתה אפשר אשמח האם יש מה כמה מתי איך איפה למה זה זו זאת גם רק עוד לא כן " +
  "אוקיי מעולה בטח סבבה בבקשה תיק תיקים תיקי צריך צריכה מעוניין מעוניינת להזמין הזמנה הזמנתי משלוח לשלוח שלחו תשלחו נא אחד אחת שניים שתיים " +
  "שני שתי שלוש שלושה ארבע ארבעה חמש חמישה עשר זוג יחידה יחידות צבע בצבע כמות כתובת טלפון נייד מייל מיקוד שם שלי שלך לי לך אליי אלי של עם " +
  "מחיר עדכון לכבוד בברכה ביי מזומן דוכן מהדוכן יריד חנות לחנות קניתי קיבלתי מקבוצה מהקבוצה מספר קוראים שמי גרה גר אחי בסוף בסדר טוב רגע הנחה " +
  "אבוא לאסוף המדיה נכללה אשתי בעלה אחותי מספיק קניתם אותי מחר היום אתמול שעות חשבונית ליריד קנתה אצלכם קנינו עכשיו והבנות רוצות שמרו תתקשרו תחזרו פה כאן טל׳ בבית עד של מספר ברחוב לבוא יום אם"
).split(" ");

/** Words that say where in a house: what follows a street. */
export const apartmentWords = ["דירה", "קומה", "כניסה", "ת.ד.", "בית"] as const;

/** Words that begin a street, by which one is found inside a sentence. */
export const streetWords = ["רחוב", "רח׳", "רח'", "שדרות", "שד׳", "דרך", "סמטת", "משעול"] as const;

/** Letters before a place: to, in, from. */
export const placePrefixes = "לבמ";
export const andLetter = /^ו/;
export const toLetter = "ל";
export const theLetter = "ה";

/** Letters that Hebrew puts before a word: and, the, in, to. */
export const prefixLetters = "והבלש";
/** "From": what somebody had, and wants no more. */
export const fromLetter = "מ";

export const numberWords: Readonly<Record<string, number>> = {
  אחד: 1,
  אחת: 1,
  שני: 2,
  שתי: 2,
  שניים: 2,
  שתיים: 2,
  זוג: 2,
  שלוש: 3,
  שלושה: 3,
  ארבע: 4,
  ארבעה: 4,
  חמש: 5,
  חמישה: 5,
  שש: 6,
  שישה: 6,
  שבע: 7,
  שבעה: 7,
  שמונה: 8,
  תשע: 9,
  תשעה: 9,
  עשר: 10,
  עשרה: 10,
};

/** Words that turn a color down. */
export const negations = ["לא", "במקום", "בלי"] as const;

/** Words of what has happened already, and is no new order. */
export const pastWords = [
  "קיבלתי",
  "שקיבלתי",
  "קנתה",
  "קניתי",
  "קנינו",
  "הגיע",
  "הגיעה",
  "הזמנתי",
  "פרום",
  "נתקע",
  "לבטל",
] as const;

/** Words between a number and its color that change nothing. */
export const fillers = [
  "בצבע",
  "צבע",
  "תיק",
  "תיקים",
  "תיקי",
  "יחידות",
  "יחידה",
  "יח",
  "את",
] as const;

/** After a number: of everything that is named. */
export const eachWords = ["מכל"] as const;

/** With these another thought begins. */
export const turns = ["ואני", "אבל"] as const;

/** Words beside a number that counts pieces. */
export const pieceWords = ["יח", "יחידה", "יחידות", "רק", "לי"] as const;

/** After an amount. */
export const moneyWords = ["ש״ח", 'ש"ח', "שח", "שקל", "שקלים"] as const;

export const greetings = ["היי", "הי", "שלום", "אהלן"] as const;

/** Before a name at the end of a mail. */
export const closings = ["בברכה", "תודה"] as const;

/** Words of one color or one kind of thing, in their forms and in English beside. */
export const sameWords: readonly (readonly string[])[] = [
  ["olive", "זית", "זיתי"],
  ["green", "ירוק", "ירוקה", "ירוקים", "ירוקות"],
  ["caramel", "camel", "karamel", "קרמל", "קאמל"],
  ["brown", "חום", "חומה", "חומים", "חומות"],
  ["sky", "תכלת"],
  ["blue", "כחול", "כחולה", "כחולים", "כחולות", "תכלת"],
  ["black", "שחור", "שחורה", "שחורים", "שחורות"],
  ["white", "לבן", "לבנה", "לבנים", "לבנות"],
  ["grey", "gray", "אפור", "אפורה", "אפורים", "אפורות"],
  ["red", "אדום", "אדומה", "אדומים", "אדומות"],
  ["pink", "ורוד", "ורודה", "ורודים", "ורודות"],
  ["yellow", "צהוב", "צהובה", "צהובים", "צהובות"],
  ["orange", "כתום", "כתומה", "כתומים", "כתומות"],
  ["purple", "סגול", "סגולה", "סגולים", "סגולות"],
  ["beige", "sand", "בז׳", "בז'", "חול"],
  ["bag", "backpack", "carrier", "bags", "backpacks", "תיק", "תיקים", "תיקי", "מנשא"],
  ["bowl", "bowls", "קערה", "קערות"],
  ["blanket", "blankets", "שמיכה", "שמיכות"],
];

export const homeCities: readonly string[] = (
  'תל אביב יפו|תל אביב|ת״א|ת"א|ירושלים|חיפה|ראשון לציון|פתח תקווה|אשדוד|נתניה|באר שבע|בני ברק|חולון|רמת גן|אשקלון|רחובות|בת ים|בית שמש|כפר סבא|הרצליה|' +
  "חדרה|מודיעין|לוד|רמלה|רעננה|נצרת|הוד השרון|גבעתיים|קריית אתא|קריית גת|נהריה|אילת|קריית מוצקין|קריית אונו|קריית ים|קריית ביאליק|עפולה|ראש העין|נס ציונה|" +
  "אור יהודה|אלעד|רמת השרון|כרמיאל|טבריה|צפת|יבנה|דימונה|מעלה אדומים|גבעת שמואל|יקנעם|נשר|קיסריה|זכרון יעקב|זיכרון יעקב|קריית טבעון|עומר|מיתר|שוהם|ערד|" +
  "נתיבות|אופקים|קריית שמונה|מגדל העמק|טירת כרמל|עכו|פרדס חנה|בנימינה|גן יבנה|גדרה|מזכרת בתיה|להבים|כוכב יאיר|אבן יהודה|תל מונד|קדימה|גני תקווה|סביון|יהוד"
).split("|");

/** Countries as customers call them, besides their usual names. */
export const countryNames: Readonly<Record<string, string>> = {
  "ארה״ב": "US",
  'ארה"ב': "US",
  אנגליה: "GB",
  הולנד: "NL",
};
