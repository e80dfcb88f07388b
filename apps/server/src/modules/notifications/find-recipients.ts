import { accessScope, type NotificationChoice } from '@oaklet/api/contract'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { roles } from '../../db/schema/roles-table'
import { staff, staffPractices, staffRoles } from '../../db/schema/staff-table'
import { findChoicesOf } from './preferences'
import { clientsInScope } from '../caseload'

/** A person who can be notified: they work in the practice, and can sign in. */
export interface Recipient {
  staffId: string
  permissions: readonly string[]
  /** How they want to be notified of each event. */
  choices: readonly NotificationChoice[]
}

/** Finds all people in the practice who can be notified, or only the one with `staffId`. */
export async function findRecipients(
  tx: Tx,
  organizationId: string,
  practiceId: string,
  staffId?: string,
): Promise<Recipient[]> {
  const rows = await tx
    .select({ staffId: staff.id, permissions: roles.permissions })
    .from(staff)
    .innerJoin(
      staffPractices,
      and(eq(staffPractices.organizationId, staff.organizationId), eq(staffPractices.staffId, staff.id)),
    )
    .leftJoin(
      staffRoles,
      and(eq(staffRoles.organizationId, staff.organizationId), eq(staffRoles.staffId, staff.id)),
    )
    .leftJoin(roles, and(eq(roles.organizationId, staff.organizationId), eq(roles.id, staffRoles.roleId)))
    .where(
      and(
        eq(staff.organizationId, organizationId),
        eq(staffPractices.practiceId, practiceId),
        eq(staff.isActive, true),
        isNotNull(staff.userId),
        staffId === undefined ? undefined : eq(staff.id, staffId),
      ),
    )
    .orderBy(staff.id)
  const held = new Map<string, string[]>()
  for (const row of rows) {
    held.set(row.staffId, [...(held.get(row.staffId) ?? []), ...(row.permissions ?? [])])
  }
  const choicesOf = await findChoicesOf(tx, organizationId, [...held.keys()])
  return [...held].map(([id, permissions]) => ({ staffId: id, permissions, choices: choicesOf(id) }))
}

/** Those of the clients that the person may see. */
export async function visibleClients(
  tx: Tx,
  organizationId: string,
  { staffId, permissions }: Recipient,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const scope = accessScope(permissions, 'clients:view')
  if (scope === 'all') return new Set(clientIds)
  if (scope === 'none' || clientIds.length === 0) return new Set()
  const own = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, organizationId),
        inArray(clients.id, [...clientIds]),
        clientsInScope({ staffId }, 'own'),
      ),
    )
  return new Set(own.map(({ id }) => id))
}
