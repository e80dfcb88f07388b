import type { ResetPasswordBody } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { emailMessage } from '../../../shared/email-message'
import { mailedCodeErrors } from '../../../shared/mailed-code'
import { newPasswordMessage } from '../../../shared/new-password'

/** What has to be put right before a code can be asked for. */
export function forgotErrors(email: string): FormError[] {
  const message = emailMessage(email)
  return message === null ? [] : [{ path: 'email', message }]
}

/** What has to be put right before it is worth using up a try, in the order of the fields. */
export function resetErrors({ email, code, password }: ResetPasswordBody): FormError[] {
  const message = newPasswordMessage(password)
  return [
    ...forgotErrors(email),
    ...mailedCodeErrors(code),
    ...(message === null ? [] : [{ path: 'password', message }]),
  ]
}

/** What is sent: the e-mail without the space around it, the password as it is. */
export const resetBody = ({ email, ...rest }: ResetPasswordBody): ResetPasswordBody => ({
  ...rest,
  email: email.trim(),
})
