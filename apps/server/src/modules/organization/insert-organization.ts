import type { Address, BusinessHours, Setup } from '@oaklet/api/contract'
import type { Tx } from '../../db/database'
import { organizations } from '../../db/schema/organizations-table'
import { practices } from '../../db/schema/practices-table'
import type { Deps } from '../../deps'

const WORKDAY = [{ opens: '09:00', closes: '17:00' }]

/** Monday to Friday, nine to five. */
const DEFAULT_BUSINESS_HOURS: BusinessHours = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: [],
  sunday: [],
}

/** An address that is not filled in yet; spec §9: the default country is USA. */
export const EMPTY_ADDRESS: Address = { street: '', city: '', state: '', zipCode: '', country: 'USA' }

export interface NewOrganization {
  organizationId: string
  name: string
  email: string
  phone?: string
  address?: Address
  timeZone: string
  /** Left out where there is nothing to set up. */
  setup?: Setup
}

/** Adds an organization; the transaction must be inside it already. */
export async function insertOrganization(tx: Tx, deps: Deps, organization: NewOrganization): Promise<void> {
  const now = deps.clock.now()
  const { timeZone, ...rest } = organization
  await tx.insert(organizations).values({
    address: EMPTY_ADDRESS,
    ...rest,
    timezone: timeZone,
    businessHours: DEFAULT_BUSINESS_HOURS,
    createdAt: now,
    updatedAt: now,
  })
}

export interface NewPractice {
  organizationId: string
  id: string
  name: string
  timeZone: string
}

/** Adds a practice with the usual business hours. */
export async function insertPractice(tx: Tx, deps: Deps, practice: NewPractice): Promise<void> {
  const now = deps.clock.now()
  await tx
    .insert(practices)
    .values({ ...practice, businessHours: DEFAULT_BUSINESS_HOURS, createdAt: now, updatedAt: now })
}
