/** The code that sets a new password. */
export const passwordCodeMail = (code: string) => ({
  subject: 'Your Oaklet password code',
  text: `Your code to set a new password for Oaklet is

    ${code}

It is good for 10 minutes. Enter it on the page where you asked for it.

If you did not ask for it, there is nothing to do: your password stays
as it is. Nobody at Oaklet will ever ask you for this code.
`,
})
