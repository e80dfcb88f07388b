/** Tells a person that their address was asked for by another account, perhaps by themselves. */
export const emailTakenMail = () => ({
  subject: 'This address already has an Oaklet account',
  text: `Somebody asked to use this address for another Oaklet account. It
stays with the account that it has.

If this was you, please sign in with this address instead, or choose
another one. If it was not, there is nothing to do.
`,
})
