import type { PendingRegistration } from '../../../db/schema/mfa-challenges-table'
import type { MailMessage } from '../../../mail/mailer'

/** The mail that a registration waits for: its code, or that there is an account already, and no code. */
export const registrationMail = (
  { email, passwordHash }: Pick<PendingRegistration, 'email' | 'passwordHash'>,
  code: string,
): MailMessage => ({ to: email, ...(passwordHash === null ? accountExistsMail() : confirmationMail(code)) })

const confirmationMail = (code: string) => ({
  subject: 'Confirm your e-mail for Oaklet',
  text: `Your code to open your practice on Oaklet is

    ${code}

It is good for 10 minutes. Enter it on the page where you registered.

If you did not register, there is nothing to do: without the code, no
account is opened. Nobody at Oaklet will ever ask you for it.
`,
})

const accountExistsMail = () => ({
  subject: 'You already have an Oaklet account',
  text: `Someone asked to open an Oaklet account with this address. There is one
already, so nothing was changed, and no code was made.

If it was you, sign in with the password you have. If you don't know it
any more, choose "Forgot your password?" on the page where you sign in.

If it was not you, there is nothing to do.
`,
})
