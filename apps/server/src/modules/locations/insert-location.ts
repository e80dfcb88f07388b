import type { Address } from '@oaklet/api/contract'
import type { Tx } from '../../db/database'
import { locations } from '../../db/schema/locations-table'
import type { Deps } from '../../deps'

export interface NewLocation {
  organizationId: string
  id: string
  practiceId: string
  name: string
  address: Address
  phone?: string
  email?: string
  isPrimary: boolean
}

/** Adds an active location to a practice. */
export async function insertLocation(tx: Tx, deps: Deps, location: NewLocation): Promise<void> {
  const now = deps.clock.now()
  await tx.insert(locations).values({ ...location, createdAt: now, updatedAt: now })
}
