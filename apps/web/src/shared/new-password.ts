const MIN_LENGTH = 12
const MAX_LENGTH = 128

/** Said before a new password is typed, not after. */
export const NEW_PASSWORD_RULE = `At least ${MIN_LENGTH} characters; a few words in a row make a good one.`

/** Why a new password isn’t worth sending, or null; the server also refuses the most common ones. */
export function newPasswordMessage(password: string): string | null {
  if (password.length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters`
  return password.length > MAX_LENGTH ? `Use at most ${MAX_LENGTH} characters` : null
}
