import { emailOf, isEmail } from '@oaklet/api'

/** Why an e-mail isn’t worth sending, or null; the example is one that fits the person whose e-mail it is. */
export const emailMessage = (email: string, example = 'name@practice.com'): string | null =>
  isEmail(emailOf(email)) ? null : `Enter an e-mail like ${example}`
