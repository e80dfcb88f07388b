import { BUILT_IN_ROLES, type BuiltInRole } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import type { Random } from '../../demo/random'
import { hashPassword } from '../../modules/auth'
import type { SignedInPerson } from '../a-person'
import { aPractice, type TestPractice } from '../a-practice'
import type { TestApp } from '../create-test-app'
import { addDailyWork } from './daily-work'
import { idsOf, type TenantTable } from './tenant-rows'
import { RUN_PASSWORD } from './value-for'

/** One of the two organizations, with what is known of its rows at the beginning of a turn. */
export interface TenancySide {
  name: string
  practice: TestPractice
  /** A person in any role, or no person. */
  caller: () => SignedInPerson | null
  /** Replaces a person whose session ended by a new one. */
  replace: (person: SignedInPerson) => Promise<void>
  learn: () => Promise<void>
  /** An id of one of its rows that fits a field's name, or of any. */
  id: (name: string) => string
  owns: (id: string) => boolean
}

/** Which table a field's ids are of, where its name doesn't say. */
const TABLES: Readonly<Record<string, string>> = {
  clinician: 'staff',
  supervisor: 'staff',
  handOver: 'staff',
}
const ANONYMOUS_SHARE = 0.03

export async function tenancySide(
  test: TestApp,
  tables: readonly TenantTable[],
  name: string,
  random: Random,
): Promise<TenancySide> {
  const practice = await aPractice(test)
  const { organizationId, practiceId } = practice
  const people: SignedInPerson[] = []
  const passwordHash = await hashPassword(RUN_PASSWORD)
  const join = async (role: BuiltInRole): Promise<SignedInPerson> => {
    const person = await practice.as(role, { name: `${name} ${role}` })
    await asAuth(test.deps.db, (tx) =>
      tx.update(users).set({ passwordHash }).where(eq(users.id, person.userId)),
    )
    return person
  }
  for (const role of BUILT_IN_ROLES) people.push(await join(role))
  await addDailyWork(practice, await practice.as('Owner', { name: `${name} Founder` }), name)
  let byTable = new Map<string, string[]>()
  let all: string[] = []
  let owned = new Set<string>()
  const tableFor = (field: string): string[] => {
    const kind = field.replace(/Ids?$/, '')
    const named = TABLES[kind] ?? kind
    const table = byTable.has(`${named}s`)
      ? `${named}s`
      : [...byTable.keys()].find((each) => each.startsWith(named))
    return byTable.get(table ?? '') ?? []
  }
  return {
    name,
    practice,
    caller: () => (random.chance(ANONYMOUS_SHARE) ? null : random.pick(people)),
    replace: async (person) => {
      const index = people.indexOf(person)
      people[index] = await join(BUILT_IN_ROLES[index] ?? 'Owner')
    },
    learn: async () => {
      byTable = await idsOf(test, tables, organizationId)
      all = [...byTable.values()].flat()
      owned = new Set([organizationId, ...all, ...people.map(({ userId }) => userId)])
    },
    id: (field) => {
      if (field === 'orgId' || field === 'organizationId') return organizationId
      if (field === 'practiceId' && random.chance(0.9)) return practiceId
      const fitting = tableFor(field)
      return random.pick(fitting.length > 0 && random.chance(0.95) ? fitting : all)
    },
    owns: (id) => owned.has(id),
  }
}
