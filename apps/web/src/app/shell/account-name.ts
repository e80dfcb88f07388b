/** The user's name, or the part of the e-mail before @ (spec §2). */
export const accountName = ({ name, email }: { name: string; email: string }): string =>
  name.trim() || (email.split('@')[0] ?? email)
