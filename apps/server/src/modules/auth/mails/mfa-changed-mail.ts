/** Tells a person that signing in now takes a code, or no longer does. */
export const mfaChangedMail = (isOn: boolean) => ({
  subject: isOn ? 'Oaklet now asks for a code' : 'Oaklet no longer asks for a code',
  text: `${isOn ? ON : OFF}

If this was you, there is nothing more to do. If it was not, please
set a new password, and tell the owner of your practice.
`,
})

const ON = `Codes by e-mail were switched on for your Oaklet account. From now on,
signing in takes your password and a code that is sent to this address.`
const OFF = `Codes by e-mail were switched off for your Oaklet account. From now on,
signing in takes your password alone.`
