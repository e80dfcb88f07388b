import { ADJUSTMENT_REASON_WORDS } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { claims } from '../../../db/schema/claims-table'
import { clients } from '../../../db/schema/clients-table'
import { invoices } from '../../../db/schema/invoices-table'
import { staff } from '../../../db/schema/staff-table'
import type { Work } from '../../../work'
import { monthInWords } from '../../../written-time'
import { displayName, isClientOf, NAMED_CLIENT } from '../../caseload'

/** What the rows of the write-offs can stand for. */
export const WRITE_OFF_SPLITS = ['reason', 'person', 'month', 'client', 'invoice_or_claim'] as const
/** One of {@link WRITE_OFF_SPLITS}. */
export type WriteOffSplit = (typeof WRITE_OFF_SPLITS)[number]

/** The key of what has no reason or person, as it was written before these were kept. */
export const NOT_RECORDED = 'not_recorded'

type Labels = ReadonlyMap<string, string>

/** The words of the rows with these keys; a key that there are no words for is left out. */
export async function writeOffLabels(
  work: Work,
  split: WriteOffSplit,
  keys: readonly string[],
): Promise<Labels> {
  if (keys.length === 0) return new Map()
  switch (split) {
    case 'reason':
      return new Map(Object.entries(ADJUSTMENT_REASON_WORDS))
    case 'month':
      return new Map(keys.map((key) => [key, monthInWords(`${key}-01`)]))
    case 'person':
      return namesOfStaff(work, keys)
    case 'client':
      return namesOfClients(work, keys)
    case 'invoice_or_claim':
      return new Map([...(await namesOfInvoices(work, keys)), ...(await namesOfClaims(work, keys))])
  }
}

/** The names of the staff with these ids, former ones too. */
async function namesOfStaff({ tx, actor }: Work, ids: readonly string[]): Promise<Labels> {
  const people = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.organizationId, actor.organizationId), inArray(staff.id, [...ids])))
  return new Map(people.map(({ id, name }) => [id, name]))
}

async function namesOfClients({ tx, actor }: Work, ids: readonly string[]): Promise<Labels> {
  const found = await tx
    .select(NAMED_CLIENT)
    .from(clients)
    .where(and(eq(clients.organizationId, actor.organizationId), inArray(clients.id, [...ids])))
  return new Map(found.map((client) => [client.id, displayName(client)]))
}

/** “Invoice 1001, Mari Vega”. */
async function namesOfInvoices({ tx, actor }: Work, ids: readonly string[]): Promise<Labels> {
  const found = await tx
    .select({ id: invoices.id, number: invoices.number, client: NAMED_CLIENT })
    .from(invoices)
    .innerJoin(clients, isClientOf(invoices))
    .where(and(eq(invoices.organizationId, actor.organizationId), inArray(invoices.id, [...ids])))
  return new Map(
    found.map(({ id, number, client }) => [id, `Invoice ${number ?? ''}, ${displayName(client)}`]),
  )
}

/** “Claim K000000018, Mari Vega”. */
async function namesOfClaims({ tx, actor }: Work, ids: readonly string[]): Promise<Labels> {
  const found = await tx
    .select({ id: claims.id, pcn: claims.pcn, client: NAMED_CLIENT })
    .from(claims)
    .innerJoin(clients, isClientOf(claims))
    .where(and(eq(claims.organizationId, actor.organizationId), inArray(claims.id, [...ids])))
  return new Map(found.map(({ id, pcn, client }) => [id, `Claim ${pcn}, ${displayName(client)}`]))
}
