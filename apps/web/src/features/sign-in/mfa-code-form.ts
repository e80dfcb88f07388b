import type { FormError } from '@oaklet/design-system'

/** A code as it is sent: people paste it with spaces. */
export const plainCode = (typed: string): string => typed.replace(/\s+/g, '')

/** What has to be put right before it is worth using up a try. */
export const codeErrors = (typed: string): FormError[] =>
  /^\d{6}$/.test(plainCode(typed)) ? [] : [{ field: 'code', message: 'Enter the six digits from the e-mail' }]
