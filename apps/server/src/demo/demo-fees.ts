import type { FeeScheduleLine } from '@oaklet/api/contract'
import { addDays } from '../calendar-day'
import type { feeAgreements } from '../db/schema/fee-agreements-table'
import type { feeSchedules } from '../db/schema/fee-schedules-table'
import type { services } from '../db/schema/services-table'
import type { DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import type { DemoCoverage } from './demo-coverages'
import { demoId } from './demo-id'
import { demoPayerId, type DemoPayerKey } from './demo-payers'

/** What each payer allows of the full fee, in percent, on the whole dollar. */
const ALLOWED_PERCENT: readonly (readonly [DemoPayerKey, number])[] = [
  ['aetna', 78],
  ['anthem', 74],
  ['united', 71],
  ['cigna', 76],
]

type OfferedService = Pick<typeof services.$inferSelect, 'practiceId' | 'code' | 'feeCents'>

/** What the payers of every practice allow this year; Aetna allowed a little less in the year before. */
export const demoFeeSchedules = (
  year: DemoYear,
  offered: readonly OfferedService[],
): (typeof feeSchedules.$inferInsert)[] => {
  const thisYear = year.today.slice(0, 4)
  const january = `${thisYear}-01-01`
  return year.organization.practices.flatMap(({ id: practiceId }) => {
    const schedule = (
      key: DemoPayerKey,
      percent: number,
      days: { startsOn: string; endsOn: string | null },
    ) => ({
      ...days,
      organizationId: year.organization.organizationId,
      id: demoId(`fee schedule ${practiceId} ${key} ${days.startsOn}`),
      practiceId,
      payerId: demoPayerId(practiceId, key),
      lines: linesOf(offered, practiceId, percent),
      createdAt: year.now,
      updatedAt: year.now,
    })
    const former = { startsOn: `${Number(thisYear) - 1}-01-01`, endsOn: addDays(january, -1) }
    return [
      ...ALLOWED_PERCENT.map(([key, percent]) => schedule(key, percent, { startsOn: january, endsOn: null })),
      schedule('aetna', 75, former),
    ]
  })
}

const linesOf = (
  offered: readonly OfferedService[],
  practiceId: string,
  percent: number,
): FeeScheduleLine[] =>
  offered
    .filter((service) => service.practiceId === practiceId)
    .map(({ code, feeCents }) => ({
      ...{ code, modifier: '', credential: '' },
      allowedCents: Math.round((feeCents * percent) / 10_000) * 100,
    }))

/** Of those without insurance, every so many pay less. */
const EVERY = 12

/** What some clients who pay for themselves pay from today on, or from next month; what they booked before keeps its fee. */
export function demoFeeAgreements(
  { organization: { organizationId }, today, now }: DemoYear,
  clients: readonly DemoClient[],
  coverages: readonly DemoCoverage[],
): (typeof feeAgreements.$inferInsert)[] {
  const insured = new Set(coverages.map(({ clientId }) => clientId))
  return clients
    .filter(({ row }) => row.status === 'active' && !insured.has(row.id))
    .filter((_client, index) => index % EVERY === 0)
    .map(({ row }, index) => ({
      organizationId,
      id: demoId(`fee agreement ${row.id}`),
      practiceId: row.practiceId,
      clientId: row.id,
      serviceCode: index % 2 === 0 ? null : '90834',
      feeCents: index % 2 === 0 ? null : 9_000,
      percentOff: index % 2 === 0 ? 20 : null,
      reason: index % 3 === 0 ? 'Sliding scale' : 'Lost their insurance',
      agreedBy: 'The clinician and the client',
      startsOn: index % 4 === 3 ? addDays(today, 30) : today,
      endsOn: null,
      createdAt: now,
      updatedAt: now,
    }))
}
