import type { FieldError } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { practices } from '../../db/schema/practices-table'
import { roles } from '../../db/schema/roles-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { knownPermissions } from './known-permissions'
import { mayGive, mayLetInto } from './reach'

/** The roles of a person, and the practices where they work. */
export interface Assignments {
  roleIds: readonly string[]
  practiceIds: readonly string[]
}

const NOTHING: Assignments = { roleIds: [], practiceIds: [] }

/** Throws 422 naming each role and practice that isn't the organization's, or that the actor can't give or take away. */
export async function requireAssignments(
  work: Work,
  after: Assignments,
  before: Assignments = NOTHING,
): Promise<void> {
  const refused = [
    ...(await refusedRoles(work, after.roleIds, before.roleIds)),
    ...(await refusedPractices(work, after.practiceIds, before.practiceIds)),
  ]
  if (refused.length > 0) throw validationFailed(refused)
}

async function refusedRoles(
  work: Work,
  after: readonly string[],
  before: readonly string[],
): Promise<FieldError[]> {
  const rows = await work.tx.select().from(roles).where(eq(roles.organizationId, work.actor.organizationId))
  const known = new Map(rows.map((role) => [role.id, role]))
  const isBeyond = (id: string) => !mayGive(work.actor, knownPermissions(known.get(id)?.permissions ?? []))
  const added = after.flatMap((id, index) => {
    const path = `roleIds.${index}`
    if (!known.has(id)) return [{ path, message: 'Choose a role of this organization' }]
    return before.includes(id) || !isBeyond(id)
      ? []
      : [{ path, message: 'This role allows more than you may do' }]
  })
  const taken = before.filter((id) => !after.includes(id) && isBeyond(id))
  const name = known.get(taken[0] ?? '')?.name
  return name === undefined
    ? added
    : [...added, { path: 'roleIds', message: `You can’t take ${name} away: it allows more than you may do` }]
}

async function refusedPractices(
  work: Work,
  after: readonly string[],
  before: readonly string[],
): Promise<FieldError[]> {
  const rows = await work.tx
    .select()
    .from(practices)
    .where(eq(practices.organizationId, work.actor.organizationId))
  const known = new Map(rows.map(({ id, name }) => [id, name]))
  const added = after.flatMap((id, index) => {
    const path = `practiceIds.${index}`
    if (!known.has(id)) return [{ path, message: 'Choose a practice of this organization' }]
    return before.includes(id) || mayLetInto(work.actor, id)
      ? []
      : [{ path, message: 'Choose a practice where you work yourself' }]
  })
  const left = before.find((id) => !after.includes(id) && !mayLetInto(work.actor, id))
  return left === undefined
    ? added
    : [...added, { path: 'practiceIds', message: `You don’t work in ${known.get(left) ?? ''} yourself` }]
}
