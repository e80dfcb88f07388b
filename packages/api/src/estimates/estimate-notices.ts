/** What every Good Faith Estimate tells the client, in this order; the regulation asks for it (45 CFR 149.610). */
export const ESTIMATE_NOTICES: readonly string[] = [
  'This estimate shows what the services listed are expected to cost. It is based on what was known when it was made. You could be charged more if complications or special circumstances occur.',
  'If you are billed $400 or more above this estimate, you have the right to dispute the bill. You can ask the practice to correct it, to negotiate it, or to tell you whether financial assistance is available.',
  'You can also start a dispute with the U.S. Department of Health and Human Services (HHS). You have to start it within 120 calendar days (about 4 months) of the date on the original bill. It costs $25. If the agency agrees with you, you pay the price on this estimate. If it agrees with the practice, you pay the higher amount. Starting a dispute does not lower the quality of your care.',
  'To learn more or to start a dispute, go to www.cms.gov/nosurprises or call 1-800-985-3059.',
  'This estimate is not a contract. It does not oblige you to get the services listed from this practice.',
  'Services that are not listed are not part of this estimate. Fees for missed sessions and late cancellations are not part of it either.',
  'Keep a copy of this estimate. You may need it if you are billed a higher amount.',
]
