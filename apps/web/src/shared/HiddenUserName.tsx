/**
 * Tells password managers whose password a form takes, where the form needs no field for the name. It is in no screen
 * reader's way, and the keyboard passes it by.
 */
export const HiddenUserName = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
)
