/** Why an e-mail isn’t worth sending, or null. */
export const emailMessage = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'Enter an e-mail like name@practice.com'
