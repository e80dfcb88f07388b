/** The code that a sign-in waits for. The subject, which a locked screen shows, doesn't hold it. */
export const signInCodeMail = (code: string) => ({
  subject: 'Your Oaklet sign-in code',
  text: `Your code to sign in to Oaklet is

    ${code}

It is good for 10 minutes, for the sign-in that asked for it.

Nobody at Oaklet will ever ask you for this code. If you are not
signing in right now, someone else may know your password: please set
a new one.
`,
})
