import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) at OWASP's first recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let nobodysHash: Promise<string> | undefined

/** Hashes a password in NFKC, as one keyboard composes letters that another one doesn't (RFC 8265). */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)

/** Whether the password fits. Without a hash the same work is done, so timing doesn't tell who has an account. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const known = passwordHash ?? (await nobodysHash)
  for (const form of formsOf(password)) {
    if (await verify(known, form)) return passwordHash !== undefined
  }
  return false
}

/** The forms of a password that may have been hashed: NFKC, and before that as it was typed, composed or not. */
const formsOf = (password: string): Iterable<string> =>
  new Set([password.normalize('NFKC'), password, password.normalize('NFC'), password.normalize('NFD')])
