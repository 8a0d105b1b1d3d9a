/** Dealer inquiries for the demo inbox: made up, from addresses that reach no one. */
type DealerSeed = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly city: string;
  readonly experience: string;
  readonly message?: string;
};

export const dealerSeeds: readonly DealerSeed[] = [
  {
    name: "דנה ביטון",
    email: "dana@petcorner.example",
    phone: "+972 50 555 0121",
    company: "פינת החיות",
    city: "חיפה",
    experience: "חנות חיות מחמד שכונתית, 12 שנים",
    message: "נשמח לקבל מחירון סיטונאי ודוגמה אחת מכל צבע.",
  },
  {
    name: "עומר כץ",
    email: "omer@dogtown.example",
    phone: "+972 50 555 0135",
    company: "דוגטאון",
    city: "תל אביב",
    experience: "שתי חנויות ואתר מכירות, 6 שנים",
    message: "מה כמות ההזמנה המינימלית?",
  },
  {
    name: "הילה אזולאי",
    email: "hila@vetgalil.example",
    phone: "+972 50 555 0148",
    company: "המרפאה הווטרינרית בגליל",
    city: "כרמיאל",
    experience: "מרפאה עם פינת מכירה קטנה",
  },
  {
    name: "רמי חדאד",
    email: "rami@haddadpets.example",
    phone: "+972 50 555 0153",
    company: "חדאד ציוד לבעלי חיים",
    city: "נצרת",
    experience: "ייבוא והפצה בצפון, 20 שנה",
    message: "מעוניינים בבלעדיות באזור הצפון.",
  },
  {
    name: "ליאור סגל",
    email: "lior@outdoorpaws.example",
    phone: "+972 50 555 0162",
    company: "כפות בשטח",
    city: "מודיעין",
    experience: "ציוד טיולים לכלבים, חנות מקוונת בת שנתיים",
    message: "הקהל שלנו מטייל הרבה, התיק מתאים בדיוק.",
  },
  {
    name: "שירה רוזן",
    email: "shira@catlovers.example",
    phone: "+972 50 555 0170",
    company: "אוהבי חתולים",
    city: "רמת גן",
    experience: "חנות לחתולים בלבד, 4 שנים",
  },
  {
    name: "גיא דיין",
    email: "guy@negevpet.example",
    phone: "+972 50 555 0176",
    company: "נגב פט",
    city: "באר שבע",
    experience: "רשת של שלוש חנויות",
    message: "אפשר לקבוע שיחה ביום ראשון בבוקר?",
  },
  {
    name: "ענבר הראל",
    email: "inbar@groomandgo.example",
    phone: "+972 50 555 0181",
    company: "מספרת גרום אנד גו",
    city: "הרצליה",
    experience: "מספרת כלבים, מכירה ללקוחות קבועים",
    message: "נרצה להתחיל בחמישה תיקים.",
  },
  {
    name: "נדב מזרחי",
    email: "nadav@petmarket.example",
    phone: "+972 50 555 0188",
    company: "פט מרקט",
    city: "נתניה",
    experience: "סיטונאות, 15 שנה",
  },
  {
    name: "יעל פרידמן",
    email: "yael@tailwaggers.example",
    phone: "+972 50 555 0194",
    company: "זנב מאושר",
    city: "ירושלים",
    experience: "פנסיון כלבים עם חנות, 8 שנים",
    message: "האם אתם מספקים חומרי תצוגה?",
  },
];
