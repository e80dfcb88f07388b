import { parseDate } from '@internationalized/date'
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/database'
import { billingSettings } from '../db/schema/billing-settings-table'
import { clients as clientsTable } from '../db/schema/clients-table'
import { debts } from '../db/schema/debts-table'
import {
  statementCounters,
  statementRuns,
  statements,
  statementSendings,
} from '../db/schema/statements-table'
import { addDays } from '../calendar-day'
import { permittedEmails } from '../modules/billing-documents'
import { draftStatementDocument } from '../modules/statements'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import { insertRows } from '../db/insert-rows'

const CURRENCY = 'USD'
const STATEMENT_DAY = 1
/** For so many months before this one statements were sent; the drafts of this month wait. */
const MONTHS_SENT = 6
/** So many clients of a practice get a statement on one day. */
const SENT_EACH_MONTH = 5
const DRAFTS = 8
/** So many clients of a practice, who owe for longest, also get one by hand in the middle of each month. */
const REMINDED = 2
const DAYS_TO_REMINDER = 15
const DUE_AFTER_DAYS = 14
const SMALL_REST_CENTS = 500

type Year = Pick<DemoYear, 'organization' | 'now' | 'today'>

/** The last day of a client’s last statement, and how many they have had. */
type Told = Map<string, { toOn: string; count: number }>

/** Writes the statements of the last months, the drafts of this one, and how the practices bill their clients. */
export async function insertStatements(tx: Tx, year: Year): Promise<void> {
  const { organization, today } = year
  const { organizationId } = organization
  const days = Array.from({ length: MONTHS_SENT + 1 }, (_, months) =>
    parseDate(today)
      .set({ day: STATEMENT_DAY })
      .subtract({ months: MONTHS_SENT - months })
      .toString(),
  )
  const [since = today] = days
  for (const { id: practiceId } of organization.practices) {
    const place = { organizationId, practiceId }
    const told: Told = new Map()
    const reminded = await owingForLongest(tx, place)
    const last = days.at(-1) ?? today
    let number = 0
    for (const day of days.flatMap((first) => [first, addDays(first, DAYS_TO_REMINDER)])) {
      if (day >= today) continue
      const owed = await owing(tx, place, day, told)
      const others = owed.filter((clientId) => !reminded.includes(clientId)).slice(0, SENT_EACH_MONTH)
      const isMonthly = days.includes(day) && day !== last
      const clientIds = owed.filter((clientId) => reminded.includes(clientId))
      for (const clientId of isMonthly ? [...clientIds, ...others] : clientIds) {
        number += 1
        await insertSent(tx, year, { ...place, clientId, day, number }, told)
      }
    }
    const waiting = (await owing(tx, place, today, told)).filter((clientId) => !reminded.includes(clientId))
    await insertRows(
      tx,
      statements,
      waiting.slice(0, DRAFTS).map((clientId) => draftOf({ ...place, clientId, day: last })),
    )
    await insertRows(
      tx,
      statementRuns,
      days.map((ranOn) => ({ ...place, ranOn })),
    )
    await insertRows(tx, statementCounters, [{ ...place, nextNumber: number + 1 }])
    await insertRows(tx, billingSettings, [
      {
        ...place,
        ...{ invoiceDueDays: DUE_AFTER_DAYS, smallRestCents: SMALL_REST_CENTS },
        ...{ statementDay: STATEMENT_DAY, statementDaySince: since },
        ...{ createdAt: writtenOn(since), updatedAt: writtenOn(since) },
      },
    ])
  }
}

/** The clients who owed something at the end of a day: those who have had statements before, then those who owe most. */
async function owing(
  tx: Tx,
  { organizationId, practiceId }: { organizationId: string; practiceId: string },
  day: string,
  told: Told,
): Promise<string[]> {
  const rows = await tx
    .select({ clientId: debts.clientId })
    .from(debts)
    .where(
      and(
        eq(debts.organizationId, organizationId),
        eq(debts.practiceId, practiceId),
        lte(debts.fromOn, day),
        or(isNull(debts.untilOn), gt(debts.untilOn, day)),
      ),
    )
    .groupBy(debts.clientId)
    .orderBy(desc(sql`sum(${debts.cents})`), debts.clientId)
  const countOf = (clientId: string) => told.get(clientId)?.count ?? 0
  return rows.map(({ clientId }) => clientId).toSorted((one, other) => countOf(other) - countOf(one))
}

/** The clients who owe something for longest. */
async function owingForLongest(
  tx: Tx,
  { organizationId, practiceId }: { organizationId: string; practiceId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ clientId: debts.clientId })
    .from(debts)
    .where(
      and(eq(debts.organizationId, organizationId), eq(debts.practiceId, practiceId), isNull(debts.untilOn)),
    )
    .groupBy(debts.clientId)
    .orderBy(sql`min(${debts.issuedOn})`, debts.clientId)
    .limit(REMINDED)
  return rows.map(({ clientId }) => clientId)
}

interface Made {
  organizationId: string
  practiceId: string
  clientId: string
  day: string
}

const draftOf = ({ day, ...key }: Made) => ({
  ...key,
  ...{ id: demoId(`statement ${key.clientId} ${day}`), status: 'draft' as const, draftedOn: day },
  ...{ createdAt: writtenOn(day), updatedAt: writtenOn(day) },
})

/** A statement that was sent on the day for which it was drafted. */
async function insertSent(
  tx: Tx,
  { organization: { staff } }: Year,
  made: Made & { number: number },
  told: Told,
): Promise<void> {
  const { day, number, ...key } = made
  const { document, throughSeq } = await draftStatementDocument(tx, key, { today: day, currency: CURRENCY })
  const before = told.get(key.clientId)
  const draft = draftOf({ ...key, day })
  await insertRows(tx, statements, [
    {
      ...draft,
      ...{ status: 'sent' as const, number, document, owedCents: document.closingCents, throughSeq },
      ...{ fromOn: before ? addDays(before.toOn, 1) : (document.lines[0]?.date ?? day), toOn: day },
      version: 2,
    },
  ])
  told.set(key.clientId, { toOn: day, count: (before?.count ?? 0) + 1 })
  const sender = staff.find(({ role }) => role === 'Biller') ?? staff[0]
  if (sender === undefined) return
  const [client] = await tx
    .select({ contacts: clientsTable.contacts })
    .from(clientsTable)
    .where(and(eq(clientsTable.organizationId, key.organizationId), eq(clientsTable.id, key.clientId)))
  const [email = null] = permittedEmails(client?.contacts ?? [])
  await insertRows(tx, statementSendings, [
    {
      ...{ organizationId: key.organizationId, id: demoId(`sending ${draft.id}`), statementId: draft.id },
      ...{ how: email === null ? ('handed_over' as const) : ('email' as const), email },
      ...{ sentById: sender.id, sentAt: writtenOn(day) },
    },
  ])
}

/** In the afternoon of a day, everywhere in the country. */
const writtenOn = (day: string): Date => new Date(`${day}T19:00:00Z`)
