import { maskedEmail } from '../../auth'

/** Tells the address before that it is no longer the one to sign in with; of the new one, only enough to know it by. */
export const emailChangedMail = (email: string) => ({
  subject: 'The e-mail of your Oaklet account was changed',
  text: `Your Oaklet account now has another e-mail:

    ${maskedEmail(email)}

From now on, sign in with that one. If this was you, there is nothing
more to do. If it was not, please tell the owner of your practice.
`,
})
