import type { FormError } from '@oaklet/design-system'

/** What has to be put right before it is worth using up a try. */
export const mailedCodeErrors = (code: string): FormError[] =>
  /^\d{6}$/.test(code) ? [] : [{ path: 'code', message: 'Enter the six digits from the e-mail' }]
