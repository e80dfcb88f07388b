/** Tells a person that they, or another person at their desk, chose a new password while signed in. */
export const passwordReplacedMail = () => ({
  subject: 'Your Oaklet password was changed',
  text: `The password of your Oaklet account was changed in its settings. All
other devices were signed out.

If this was you, there is nothing more to do. If it was not, please
set a new password with "Forgot password?" on the sign-in page, and
tell the owner of your practice.
`,
})
