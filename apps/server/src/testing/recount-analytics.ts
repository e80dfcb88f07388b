import type { DateSpan } from '@oaklet/api/contract'
import type { VariedRows } from './varied-rows'

/** What is recounted: all of a practice, or one clinician's or location's part. */
export interface RecountScope {
  timeZone: string
  clinicianId?: string | undefined
  locationId?: string | undefined
}

type Figures = Readonly<Record<string, number | null>>

const DAY_MS = 86_400_000
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
const percent = (part: number, whole: number) => {
  const share = whole > 0 ? ratio(part, whole) : null
  return share === null ? null : share * 100
}
const daysFrom = (earlier: string, later: string) => (Date.parse(later) - Date.parse(earlier)) / DAY_MS

/** Every figure of one span told again from the rows, in plain TypeScript, and who was seen in it. */
export function recountAnalytics(
  rows: VariedRows,
  scope: RecountScope,
  span: DateSpan,
): { figures: Figures; clientsSeen: number } {
  const dayOf = localDay(scope.timeZone)
  const isIn = (day: string) => day >= span.start && day <= span.end
  const isOurs = (clinicianId: string | null, locationId: string | null) =>
    (scope.clinicianId === undefined || scope.clinicianId === clinicianId) &&
    (scope.locationId === undefined || scope.locationId === locationId)

  const clients = rows.clients.filter((each) => isOurs(each.primaryClinicianId, each.locationId))
  const clientIds = new Set(clients.map(({ id }) => id))
  const ours = rows.appointments.filter((each) => isOurs(each.clinicianId, each.locationId))
  const appointments = ours.filter(({ startsAt }) => isIn(dayOf(startsAt)))
  const inStatus = (...statuses: string[]) => appointments.filter(({ status }) => statuses.includes(status))
  const held = inStatus('completed')
  const due = inStatus('completed', 'no_show', 'late_cancelled').length
  const booked = appointments.filter(({ status }) => status !== 'requested' && status !== 'declined')
  const lead = booked.map((each) => Math.max(0, daysFrom(dayOf(each.createdAt), dayOf(each.startsAt))))

  const ledger = rows.ledger.filter(({ clientId }) => clientIds.has(clientId))
  const moved = ledger.filter(({ occurredOn }) => isIn(occurredOn))
  const billed = sum(moved.filter(({ kind }) => kind !== 'payment').map(({ amountCents }) => amountCents))
  const collected = -sum(moved.filter(({ kind }) => kind === 'payment').map(({ amountCents }) => amountCents))
  const debts = rows.invoices
    .map(({ id, issuedOn }) => {
      const entries = ledger.filter((each) => each.invoiceId === id && each.occurredOn <= span.end)
      return { age: daysFrom(issuedOn ?? '', span.end), cents: sum(entries.map((each) => each.amountCents)) }
    })
    .filter(({ cents }) => cents > 0)
  const owed = (from: number, to: number) =>
    sum(debts.filter(({ age }) => age >= from && age <= to).map(({ cents }) => cents))

  const invoicing = rows.billed.flatMap(({ appointmentId, invoiceId }) => {
    const appointment = ours.find(({ id }) => id === appointmentId)
    const invoice = rows.invoices.find(({ id }) => id === invoiceId)
    if (appointment === undefined || invoice?.state !== 'issued') return []
    const issuedOn = invoice.issuedOn ?? ''
    return isIn(issuedOn) ? [daysFrom(dayOf(appointment.startsAt), issuedOn)] : []
  })

  const present = rows.attendances.filter(({ attendance }) => attendance === 'present')
  const cameTo = new Map<string, string[]>()
  for (const { appointmentId, clientId } of present) {
    cameTo.set(appointmentId, [...(cameTo.get(appointmentId) ?? []), clientId])
  }
  const came = (appointmentId: string) => cameTo.get(appointmentId) ?? []
  const visits = held.flatMap(({ id, startsAt }) =>
    came(id).map((clientId) => ({ clientId, day: dayOf(startsAt) })),
  )
  const seen = [...new Set(visits.map(({ clientId }) => clientId))]
  const weeks = seen.map((clientId) => {
    const all = rows.appointments.filter(
      ({ id, status }) => status === 'completed' && came(id).includes(clientId),
    )
    const first = all.map(({ startsAt }) => dayOf(startsAt)).sort()[0] ?? ''
    const last = visits
      .filter((visit) => visit.clientId === clientId)
      .map(({ day }) => day)
      .sort()
      .at(-1)
    return daysFrom(first, last ?? '') / 7
  })

  const figures = {
    activeClients: clients.filter(({ status }) => status === 'active').length,
    newClients: clients.filter(({ createdAt }) => isIn(dayOf(createdAt))).length,
    sessionsHeld: held.length,
    sessionMinutes: sum(held.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 60_000)),
    cancellations: inStatus('cancelled_client', 'cancelled_clinician', 'late_cancelled').length,
    billed,
    collected,
    collectionRate: percent(collected, billed),
    outstanding: sum(debts.map(({ cents }) => cents)),
    agingUpTo30: owed(0, 30),
    agingUpTo60: owed(31, 60),
    agingUpTo90: owed(61, 90),
    agingOver90: owed(91, Infinity),
    noShowRate: percent(inStatus('no_show').length, due),
    lateCancelRate: percent(inStatus('late_cancelled').length, due),
    averageLeadTime: ratio(sum(lead), lead.length),
    timeToInvoice: ratio(sum(invoicing), invoicing.length),
    clientsSeen: seen.length,
    sessionsPerClient: ratio(visits.length, seen.length),
    averageWeeksInTreatment: ratio(sum(weeks), seen.length),
  }
  return { figures, clientsSeen: seen.length }
}

const calendars = new Map<string, (instant: Date) => string>()

/** The local date of an instant, asked for once: formatting one is slow. */
function localDay(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone })
  const known = new Map<number, string>()
  const dayOf = (instant: Date): string => {
    const day = known.get(instant.getTime()) ?? format.format(instant)
    known.set(instant.getTime(), day)
    return day
  }
  const calendar = calendars.get(timeZone) ?? dayOf
  calendars.set(timeZone, calendar)
  return calendar
}
