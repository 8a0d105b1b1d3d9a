/** The labels of the imprint. */
export const imprint = {
  companyNumber: (number: string) => `Company number: ${number}`,
  phone: (number: string) => `Phone: ${number}`,
  euResponsible: (who: string) => `Responsible in the European Union: ${who}`,
} as const;
