/** The code that proves a new address. The subject, which a locked screen shows, doesn't hold it. */
export const emailCodeMail = (code: string) => ({
  subject: 'Confirm your new e-mail for Oaklet',
  text: `Your code to sign in to Oaklet with this address from now on is

    ${code}

It is good for 10 minutes. Enter it in the settings where you asked
for it.

If you did not ask for it, there is nothing to do: somebody may have
mistyped their address. Nobody at Oaklet will ever ask you for this code.
`,
})
