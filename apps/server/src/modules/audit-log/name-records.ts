import { accessScope, MEASURE_NAMES } from '@oaklet/api/contract'
import { and, eq, inArray, sql, type Column, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { holidays } from '../../db/schema/holidays-table'
import { invoices } from '../../db/schema/invoices-table'
import { locations } from '../../db/schema/locations-table'
import { measures } from '../../db/schema/measures-table'
import { roles } from '../../db/schema/roles-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'
import { clientsInScope, displayName } from '../caseload'

interface Record {
  resource: string
  recordId: string
}

/** What a record is called, or null. */
export type NameOf = (record: Record) => string | null

interface Named {
  id: string | null
  name: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads what the records of some events are called now, as far as the actor may see them. */
export async function nameRecords(work: Work, records: readonly Record[]): Promise<NameOf> {
  const names = new Map<string, string>()
  for (const [resource, load] of Object.entries(LOADERS)) {
    const of = records.filter((record) => kindOf(record) === resource && UUID.test(record.recordId))
    const ids = [...new Set(of.map(({ recordId }) => recordId.toLowerCase()))]
    const found = ids.length === 0 ? [] : await load(work.tx, work.actor, ids)
    for (const { id, name } of found) names.set(`${resource} ${id}`, name)
  }
  return (record) => names.get(`${kindOf(record)} ${record.recordId.toLowerCase()}`) ?? null
}

/** Browsers call a client a patient (spec §3). */
const kindOf = ({ resource }: Record): string => (resource === 'patient' ? 'client' : resource)

type Load = (tx: Tx, actor: StaffActor, ids: string[]) => Promise<Named[]>

const isOneOf = (actor: StaffActor, organizationId: Column, id: Column, ids: string[]) =>
  and(eq(organizationId, actor.organizationId), inArray(id, ids))

const loadStaff =
  (id: typeof staff.id | typeof staff.userId): Load =>
  (tx, actor, ids) =>
    tx
      .select({ id, name: staff.name })
      .from(staff)
      .where(isOneOf(actor, staff.organizationId, id, ids))

const loadNamed =
  (table: typeof locations | typeof holidays | typeof roles): Load =>
  (tx, actor, ids) =>
    tx
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(isOneOf(actor, table.organizationId, table.id, ids))

const LOADERS: Readonly<{ [resource: string]: Load }> = {
  client: async (tx, actor, ids) => {
    const rows = await tx
      .select()
      .from(clients)
      .where(and(isOneOf(actor, clients.organizationId, clients.id, ids), isVisible(actor, 'clients:view')))
    return rows.map((row) => ({ id: row.id, name: displayName(row) }))
  },
  invoice: async (tx, actor, ids) => {
    if (accessScope(actor.permissions, 'invoices:view') !== 'all') return []
    const rows = await tx
      .select({ id: invoices.id, number: invoices.number })
      .from(invoices)
      .where(
        and(
          isOneOf(actor, invoices.organizationId, invoices.id, ids),
          inArray(invoices.practiceId, [...actor.practiceIds]),
        ),
      )
    return rows.flatMap(({ id, number }) => (number === null ? [] : [{ id, name: `#${number}` }]))
  },
  measure: async (tx, actor, ids) => {
    const rows = await tx
      .select({ id: measures.id, kind: measures.kind, client: clients })
      .from(measures)
      .innerJoin(
        clients,
        and(eq(clients.organizationId, measures.organizationId), eq(clients.id, measures.clientId)),
      )
      .where(
        and(
          isOneOf(actor, measures.organizationId, measures.id, ids),
          isVisible(actor, 'clients:view'),
          isVisible(actor, 'measures:view'),
        ),
      )
    return rows.map(({ id, kind, client }) => ({
      id,
      name: `${MEASURE_NAMES[kind]} of ${displayName(client)}`,
    }))
  },
  location: loadNamed(locations),
  holiday: loadNamed(holidays),
  role: loadNamed(roles),
  staff: loadStaff(staff.id),
  user: loadStaff(staff.userId),
}

/** The clients that a permission lets the actor see, in all of their practices. */
function isVisible(actor: StaffActor, permission: 'clients:view' | 'measures:view'): SQL | undefined {
  const scope = accessScope(actor.permissions, permission)
  if (scope === 'none') return sql`false`
  return and(inArray(clients.practiceId, [...actor.practiceIds]), clientsInScope(actor, scope))
}
