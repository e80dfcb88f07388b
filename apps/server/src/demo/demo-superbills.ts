import { parseDate } from '@internationalized/date'
import type { SuperbillStatus } from '@oaklet/api/contract'
import { addDays } from '../calendar-day'
import type { DemoAppointment, DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

export interface DemoSuperbill {
  id: string
  client: DemoClient
  clinicianId: string
  /** The first and the last day of a calendar month. */
  from: string
  to: string
  status: SuperbillStatus
  /** Null for a draft, like the number. */
  issuedOn: string | null
  number: number | null
  appointmentIds: readonly string[]
}

/** What became of the superbills of each month, from the last one back. */
const MONTHS: readonly (readonly SuperbillStatus[])[] = [
  ['draft', 'draft'],
  ['issued', 'sent'],
  ['issued', 'void'],
  ...Array.from({ length: 6 }, (): SuperbillStatus[] => ['sent']),
]

const ISSUED_AFTER_DAYS = 3

/** Superbills of clients who pay themselves, each over a month, of another client where there is one, numbered as they were issued. */
export const demoSuperbills = (
  { organization, today }: Pick<DemoYear, 'organization' | 'today'>,
  appointments: readonly DemoAppointment[],
): DemoSuperbill[] =>
  organization.practices.flatMap((practice) => {
    const held = appointments.filter(
      ({ practiceId, status, billingType, clients }) =>
        practiceId === practice.id &&
        status === 'completed' &&
        billingType === 'self_pay' &&
        clients.length === 1,
    )
    const made: Omit<DemoSuperbill, 'number'>[] = []
    for (const [index, states] of MONTHS.entries()) {
      const month = monthBefore(today, index + 1)
      for (const status of states) {
        const madeFor = ({ clients: [client] }: DemoAppointment) =>
          made.filter((superbill) => superbill.client === client)
        const sessions = held
          .filter(({ day }) => day >= month.from && day <= month.to)
          .filter((session) => madeFor(session).every(({ from }) => from !== month.from))
          .toSorted((one, other) => madeFor(one).length - madeFor(other).length)
        made.push(...superbillOf(sessions, month, status))
      }
    }
    return numbered(made)
  })

/** The calendar month that was so many months ago. */
function monthBefore(today: string, months: number): { from: string; to: string } {
  const first = parseDate(today).set({ day: 1 }).subtract({ months })
  return { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString() }
}

/** A superbill of all sessions of the month that the first one’s client had with its clinician; none without any. */
function superbillOf(
  [first, ...others]: readonly DemoAppointment[],
  { from, to }: { from: string; to: string },
  status: SuperbillStatus,
): Omit<DemoSuperbill, 'number'>[] {
  const [client] = first?.clients ?? []
  if (first === undefined || client === undefined) return []
  const theirs = others.filter(
    ({ clients, clinicianId }) => clients[0] === client && clinicianId === first.clinicianId,
  )
  return [
    {
      id: demoId(`superbill ${client.row.id} ${from}`),
      ...{ client, clinicianId: first.clinicianId, from, to, status },
      issuedOn: status === 'draft' ? null : addDays(to, ISSUED_AFTER_DAYS),
      appointmentIds: [first, ...theirs].map(({ id }) => id),
    },
  ]
}

/** The oldest has the number 1, and drafts have none. */
function numbered(superbills: readonly Omit<DemoSuperbill, 'number'>[]): DemoSuperbill[] {
  const issued = superbills
    .filter(({ issuedOn }) => issuedOn !== null)
    .toSorted((one, other) => (one.issuedOn ?? '').localeCompare(other.issuedOn ?? ''))
  return superbills.map((superbill) => {
    const place = issued.indexOf(superbill)
    return { ...superbill, number: place === -1 ? null : place + 1 }
  })
}
