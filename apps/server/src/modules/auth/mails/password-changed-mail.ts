/** Tells a person that their password is a new one. */
export const passwordChangedMail = () => ({
  subject: 'Your Oaklet password was changed',
  text: `The password of your Oaklet account was changed with a code sent to
this address, and you were signed out everywhere.

If this was you, there is nothing more to do. If it was not, please
tell the owner of your practice, and look after this mailbox: someone
else may be reading it.
`,
})
