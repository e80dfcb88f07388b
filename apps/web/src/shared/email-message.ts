/** Why an e-mail isn’t worth sending, or null; the example is one that fits the person whose e-mail it is. */
export const emailMessage = (email: string, example = 'name@practice.com'): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : `Enter an e-mail like ${example}`
