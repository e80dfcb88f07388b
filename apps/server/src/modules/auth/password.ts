import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) at OWASP's first recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let nobodysHash: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether the password fits. Without a hash the same work is done, so timing doesn't tell who has an account. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const fits = await verify(passwordHash ?? (await nobodysHash), password)
  return fits && passwordHash !== undefined
}
