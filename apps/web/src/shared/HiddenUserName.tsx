/**
 * Tells password managers whose password a form takes where nobody has to be asked for the name. It is in no screen
 * reader's way, and the keyboard passes it by.
 */
export const HiddenUserName = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
)
