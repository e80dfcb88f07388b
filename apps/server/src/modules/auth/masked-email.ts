/**
 * An address so that only who knows it knows it again: its first letter and its domain. In small letters, for
 * how an account spells its own would tell that there is one.
 */
export const maskedEmail = (email: string): string => email.toLowerCase().replace(/^(.)[^@]*/u, '$1•••')
