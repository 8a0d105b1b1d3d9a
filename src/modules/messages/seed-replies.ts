/** Answers of the shop in the demo. */
export const replySeeds = {
  contact: {
    en: [
      "Thank you for writing! In short: yes. If you tell us the length of the back and the weight, we can say whether it fits comfortably.\n\nWarm regards,\nNoa",
      "Thank you for your message. We have looked into it, and you will find all the details on the size chart page. Just answer this mail if anything is still open.\n\nWarm regards,\nNoa",
      "How kind of you to write. We have passed it on to everybody here.\n\nWarm regards,\nNoa",
    ],
    he: [
      "שלום, תודה על הפנייה! בקצרה: כן. אם תכתבו לנו את אורך הגב ואת המשקל, נוכל לומר אם התיק יתאים בנוחות.\n\nבברכה,\nנועה",
      "שלום, תודה שפניתם. בדקנו, וכל הפרטים מופיעים בעמוד המידות. אפשר להשיב להודעה הזו בכל שאלה נוספת.\n\nבברכה,\nנועה",
    ],
  },
  dealer: {
    he: [
      "שלום, תודה על ההתעניינות! נשמח לשלוח מחירון סיטונאי ודוגמה אחת מכל צבע. מתי נוח לדבר?\n\nבברכה,\nנועה",
      "שלום, תודה על הפנייה. כדי להתקדם נשמח לדעת כמה תיקים תרצו להזמין בפעם הראשונה.\n\nבברכה,\nנועה",
    ],
  },
} as const;

/** Spam of the kind that programs and advertisers send through the form. */
export const spamSeeds = [
  {
    name: "Rank Booster",
    email: "offers@rankbooster.example",
    message:
      "First page in 7 days! https://rankbooster.example https://deals.example https://win.example",
    spamReason: "links",
  },
  {
    name: "aXzKqPw",
    email: "axzkqpw@bulk.example",
    message: "Great site. I like the article very much, visit my page.",
    spamReason: "honeypot",
  },
  {
    name: "Bright Leads",
    email: "sales@brightleads.example",
    message: "We sell lists of 40,000 pet owners, sorted by country. Reply for a quote.",
    spamReason: "marked",
  },
] as const;
