/**
 * Periods that laws name and no owner can change, for texts that quote them and for what keeps to
 * them.
 */
export const lawNumbers = {
  /**
   * Days within which money of a cancelled purchase goes back: Consumer Protection Law (Israel),
   * 14e; Directive 2011/83/EU, article 13.
   */
  refundDays: 14,
  /** Days within which customers send back what they withdrew from: article 14 of the same. */
  sendBackDays: 14,
  /** Years of the legal guarantee of conformity: Directive (EU) 2019/771, article 10. */
  guaranteeYears: 2,
  /** Days in which faulty goods can be rejected: Consumer Rights Act 2015, section 22. */
  rejectDays: 30,
} as const;
