import { createHash } from 'node:crypto'
import { test } from '@playwright/test'

/** What says where a call comes from, to a server that trusts its proxy. */
export const ADDRESS_HEADER = 'X-Forwarded-For'

/**
 * The address that a journey has to itself, in each try: what the server counts by address, such as sign-ins that
 * failed, never adds up over several of them.
 */
export function ownAddress(): string {
  const { testId, retry } = test.info()
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(`${testId} ${retry}`).digest()
  return `10.${a}.${b}.${c}`
}
