import type * as api from '@oaklet/api/contract'
import type { ClientSummary, Page } from '@oaklet/api/contract'
import { and, count, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { DEFAULT_PAGE_SIZE, toPage } from '../../db/keyset'
import { clients } from '../../db/schema/clients-table'
import { staff } from '../../db/schema/staff-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { nextAppointments } from '../appointments'
import { hasUnverifiedCoverage } from '../coverages'
import { maySeeBalance } from './find-client'
import { findersOf, matchesSearch, typedSearch } from './matches-search'
import { practiceToday } from '../organization'
import { clientBalances } from '../ledger'
import {
  BY_NAME,
  displayName,
  isAfterName,
  isPrimaryClinician,
  isVisibleClient,
  legalName,
} from '../caseload'

type Row = Awaited<ReturnType<typeof selectRows>>[number]

/** One page of the practice's clients by sort name or last name, first name and id. */
export async function listClients(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listClients>,
  work: Work,
): Promise<Page<ClientSummary>> {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE
  const todayOf = () => practiceToday(work, practiceId)
  const search = await typedSearch(query.q, todayOf)
  const matches = and(
    isVisibleClient(actor, practiceId, scope),
    query.status === undefined ? undefined : eq(clients.status, query.status),
    query.clinicianId === undefined ? undefined : eq(clients.primaryClinicianId, query.clinicianId),
    query.referralSource === undefined ? undefined : eq(clients.referralSource, query.referralSource),
    query.coverage === undefined ? undefined : hasUnverifiedCoverage((await todayOf()).today),
    matchesSearch(work, practiceId, search),
  )

  const rows = await selectRows(work.tx, and(matches, isAfterName(query.cursor)), limit + 1)
  const [counted] = await work.tx.select({ total: count() }).from(clients).where(matches)
  const ids = rows.map(({ client }) => client.id)
  const next = await nextAppointments(work.tx, practiceId, ids, work.now())
  const balances = await clientBalances(work.tx, practiceId, ids)
  const finders = await findersOf(work, practiceId, search, ids)
  return toPage(rows, limit, counted?.total ?? 0, keyOf, (row) => ({
    ...summaryOf(row, actor, next, balances),
    foundBy: finders.get(row.client.id) ?? null,
  }))
}

const selectRows = (tx: Tx, where: ReturnType<typeof and>, limit: number) =>
  tx
    .select({ client: clients, clinicianName: staff.name })
    .from(clients)
    .leftJoin(staff, isPrimaryClinician())
    .where(where)
    .orderBy(...BY_NAME)
    .limit(limit)

const keyOf = ({ client }: Row) => [client.lastNameSort, client.firstNameSort, client.id]

function summaryOf(
  { client, clinicianName }: Row,
  actor: StaffActor,
  next: ReadonlyMap<string, Date>,
  balances: ReadonlyMap<string, number>,
): Omit<ClientSummary, 'foundBy'> {
  const { id, pronouns, dateOfBirth, status, contacts } = client
  return {
    id,
    displayName: displayName(client),
    legalName: legalName(client),
    pronouns,
    dateOfBirth,
    status,
    primaryClinicianName: clinicianName,
    phone: contacts.find(({ kind }) => kind !== 'email')?.value ?? null,
    email: contacts.find(({ kind }) => kind === 'email')?.value ?? null,
    nextAppointmentAt: next.get(id)?.toISOString() ?? null,
    balanceCents: maySeeBalance(actor, client.primaryClinicianId) ? (balances.get(id) ?? 0) : null,
  }
}
