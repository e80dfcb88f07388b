import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Clock } from '../deps'
import type { Env } from '../env'
import type { Database } from './database'
import { serverSecrets } from './schema/server-secrets-table'
import { asAuth } from './tenant'

const NAME = 'signing-key'
const BYTES = 32

/** The key that signs tokens: OAKLET_SECRET, or one made once and shared by every process on the database. */
export async function loadSecret(db: Database, env: Env, clock: Clock): Promise<Uint8Array> {
  if (env.secret !== null) return new TextEncoder().encode(env.secret)
  return asAuth(db, async (tx) => {
    const value = randomBytes(BYTES).toString('base64url')
    await tx.insert(serverSecrets).values({ name: NAME, value, createdAt: clock.now() }).onConflictDoNothing()
    const [row] = await tx.select().from(serverSecrets).where(eq(serverSecrets.name, NAME))
    return Buffer.from(row?.value ?? value, 'base64url')
  })
}
