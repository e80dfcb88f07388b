import {
  ANALYTICS_TYPES,
  type Analytics,
  type AnalyticsRecord,
  type AnalyticsType,
  type Appointment,
  type AuditEvent,
  type ClientSummary,
  type Dashboard,
  type Invoice,
  type InvoiceSummary,
  type InvoiceTotals,
  type Location,
  type Page,
  type StaffSummary,
} from '@oaklet/api/contract'
import { signIn } from '../a-person'
import { dataOf } from '../an-appointment'
import type { TestApp } from '../create-test-app'

/** The half year of the figures, and the two months of the appointments. */
const RANGE = 'dateRange=custom&startDate=2026-06-01&endDate=2026-11-30'
const CALENDAR = 'from=2026-10-01T00:00:00Z&to=2026-12-01T00:00:00Z'

/** The owner of an organization, with the practices to ask about. */
export interface KnownOwner {
  userId: string
  staffId: string
  organizationId: string
  practiceIds: readonly string[]
}

type Ask = <Data>(path: string) => Promise<Data>

/**
 * Asks the server what an owner may know: people, clients and what they owe, invoices, appointments, figures, and the
 * audit log's events. The answers are kept by id and without definitions, so that a later release may add figures and
 * word them better.
 */
export async function ownerAnswers(test: TestApp, owner: KnownOwner) {
  const { organizationId, practiceIds } = owner
  const { request } = await signIn(test, owner)
  const ask: Ask = async (path) => dataOf(await request('GET', path))
  const organization = `/api/v1/organizations/${organizationId}`
  const practices: Record<string, unknown> = {}
  for (const practiceId of practiceIds) practices[practiceId] = await practiceAnswers(ask, practiceId)
  return {
    events: countKinds(await everyItem<AuditEvent>(ask, `${organization}/audit`)),
    staff: byId(await everyItem<StaffSummary>(ask, `${organization}/staff`), (member) => ({
      name: member.name,
      status: member.status,
      roles: member.roles.map(({ name }) => name),
    })),
    practices,
  }
}

async function practiceAnswers(ask: Ask, practiceId: string) {
  const practice = `/api/v1/practices/${practiceId}`
  const chosen = `practiceId=${practiceId}&${RANGE}`
  const invoices = await everyItem<InvoiceSummary>(ask, `${practice}/invoices`)
  const whole = await Promise.all(invoices.map(({ id }) => ask<Invoice>(`${practice}/invoices/${id}`)))
  const figures: Partial<Record<AnalyticsType, unknown>> = {}
  for (const type of ANALYTICS_TYPES)
    figures[type] = reportedNumbers(await ask<Analytics>(`/api/analytics/${type}?${chosen}`))
  return {
    clients: byId(
      await everyItem<ClientSummary>(ask, `${practice}/clients`),
      ({ displayName, status, balanceCents }) => ({ displayName, status, balanceCents }),
    ),
    invoices: byId(whole, ({ number, status, daysOverdue, totalCents, balanceCents, lines, ledger }) => ({
      ...{ number, status, daysOverdue, totalCents, balanceCents },
      lines: lines.map(({ amountCents }) => amountCents),
      ledger: ledger.map((entry) => [
        entry.kind,
        entry.occurredOn,
        entry.amountCents,
        entry.balanceAfterCents,
      ]),
    })),
    invoiceTotals: await ask<InvoiceTotals>(`${practice}/invoices/totals`),
    appointments: byId(
      await ask<Appointment[]>(`${practice}/appointments?${CALENDAR}`),
      ({ startsAt, status, invoiceId }) => ({ startsAt, status, invoiceId }),
    ),
    locations: byId(await ask<Location[]>(`${practice}/locations`), ({ name, isPrimary }) => ({
      name,
      isPrimary,
    })),
    receipts: byId(
      await everyItem<AnalyticsRecord>(
        ask,
        `/api/analytics/records?${chosen}&type=financial&figure=collected`,
      ),
      ({ label, detail, date, amount }) => [label, detail, date, amount],
    ),
    dashboard: dashboardNumbers(await ask<Dashboard>(`${practice}/dashboard`)),
    figures,
  }
}

const dashboardNumbers = ({ appointments, week, alerts, uninvoiced, overdue, drafts, month }: Dashboard) => ({
  ...{ week, alerts, uninvoiced, overdue, drafts, month },
  appointments: appointments.map(({ id }) => id),
})

function countKinds(events: readonly AuditEvent[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { resource, action } of events)
    counts[`${resource} ${action}`] = (counts[`${resource} ${action}`] ?? 0) + 1
  return counts
}

interface Twice {
  value: number | null
  previous: number | null
  isSuppressed: boolean
}

const twice = ({ value, previous, isSuppressed }: Twice) => [value, previous, isSuppressed]

const reportedNumbers = ({ figures, series, breakdowns }: Analytics) => ({
  figures: byId(figures, twice),
  series: byId(series, ({ points }) => points.map(({ value }) => value)),
  breakdowns: byId(breakdowns, ({ rows }) => byId(rows, twice)),
})

const byId = <Item extends { id: string }, Told>(items: readonly Item[], tell: (item: Item) => Told) =>
  Object.fromEntries(items.map((item) => [item.id, tell(item)]))

async function everyItem<Item>(ask: Ask, path: string): Promise<Item[]> {
  const first = `${path}${path.includes('?') ? '&' : '?'}limit=100`
  const items: Item[] = []
  let next: string | null = first
  while (next !== null) {
    const page: Page<Item> = await ask(next)
    items.push(...page.items)
    next = page.nextCursor === null ? null : `${first}&cursor=${encodeURIComponent(page.nextCursor)}`
  }
  return items
}
