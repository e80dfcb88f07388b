import type { BuiltInRole, Permission } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { inTenant } from '../db/tenant'
import { insertLocation } from '../modules/locations'
import { EMPTY_ADDRESS } from '../modules/organization'
import type { SignedInPerson } from './a-person'
import { aPractice, type TestPractice } from './a-practice'
import type { TestApp } from './create-test-app'
import { insertAuditEvents } from './insert-audit-events'
import { insertVariedRows } from './insert-varied-rows'
import type { Sees } from './recount-suppressed'
import type { VariedRows } from './varied-rows'

/** By the practice's calendar, at the instant that the tests' clock shows. */
const TODAYS = ['2026-11-17', '2026-11-18']

/** A person who looks at analytics, and the clients whom they may see. */
export interface Viewer {
  person: SignedInPerson
  sees: Sees
}

/** A practice that had everything happen to it, and what was written of it. */
export interface VariedPractice {
  practice: TestPractice
  viewers: readonly [all: Viewer, own: Viewer, none: Viewer]
  today: string
  timeZone: string
  clinicianIds: string[]
  rows: VariedRows
}

/** A practice with {@link VariedRows} of its own, beside another one of its organization with others. */
export async function aVariedPractice(
  test: TestApp,
  timeZone: string,
  seed: number,
): Promise<VariedPractice> {
  const practice = await aPractice(test)
  const { organizationId, practiceId, otherPracticeId, locationId, otherLocationId } = practice
  await inTenant(test.deps.db, organizationId, (tx) =>
    tx.execute(sql`update practices set time_zone = ${timeZone} where id = ${practiceId}`),
  )
  const practiceIds = [practiceId, otherPracticeId]
  const owner = await practice.as('Owner', { practiceIds })
  const other = await practice.as('Clinician (own clients)', { practiceIds })
  const stranger = await practice.as('Scheduler', { practiceIds, isClinician: false })
  await mayOnly(test, practice, 'Clinician (own clients)', [
    'analytics:view',
    'clients:view:own',
    'measures:view:own',
  ])
  await mayOnly(test, practice, 'Scheduler', ['analytics:view'])
  const clinicianIds = [owner.staffId, other.staffId]
  const viewers = [
    { person: owner, sees: () => true },
    { person: other, sees: ({ primaryClinicianId }) => primaryClinicianId === other.staffId },
    { person: stranger, sees: () => false },
  ] satisfies VariedPractice['viewers']
  const secondId = await anotherLocation(test, practice)
  const place = { organizationId, practiceId, clinicianIds, locationIds: [locationId, secondId], timeZone }
  const rows = await insertVariedRows(test.deps, place, seed)
  await insertAuditEvents(test, practice, rows.audited)
  const next = { ...place, practiceId: otherPracticeId, locationIds: [otherLocationId] }
  await insertVariedRows(test.deps, next, seed + 100)
  return { practice, viewers, today: TODAYS[seed] ?? '', timeZone, clinicianIds, rows }
}

const mayOnly = (
  test: TestApp,
  { organizationId, roleIds }: TestPractice,
  role: BuiltInRole,
  permissions: Permission[],
) =>
  inTenant(test.deps.db, organizationId, (tx) =>
    tx.execute(
      sql`update roles set permissions = string_to_array(${permissions.join()}, ',') where id = ${roleIds[role]}`,
    ),
  )

async function anotherLocation(test: TestApp, { organizationId, practiceId }: TestPractice): Promise<string> {
  const id = test.deps.newId()
  const location = { organizationId, id, practiceId, name: 'Annex', address: EMPTY_ADDRESS, isPrimary: false }
  await inTenant(test.deps.db, organizationId, (tx) => insertLocation(tx, test.deps, location))
  return id
}
