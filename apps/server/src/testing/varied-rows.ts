import { APPOINTMENT_STATUSES, CLIENT_STATUSES, REFERRAL_SOURCES } from '@oaklet/api/contract'
import { createRandom, type Random } from '../demo/random'
import { variedClaims, withShares } from './varied-claims'
import { variedHours } from './varied-hours'
import { anInstant } from './varied-instants'
import { someInvoiceLines, someServices, withTotal } from './varied-lines'
import { someDiagnoses, someMeasures } from './varied-measures'
import { anInvoice, moneyOf } from './varied-money'
import type { VariedPlace } from './varied-place'

/** Those between which the analytics tell a difference. */
const DRAWN_ATTENDANCES = ['expected', 'present', 'no_show'] as const

/** Rows of a practice that had everything happen to it, much of it around midnight; the same for the same seed. */
export function variedRows(place: VariedPlace, newId: () => string, now: Date, seed: number) {
  const random = createRandom(seed)
  // Drawn apart, so that all else stays what it was.
  const referrals = createRandom(seed)
  const clinical = createRandom(seed + 1000)
  const insured = createRandom(seed + 2000)
  const clients = Array.from({ length: 14 }, () => ({
    ...aClient(place, newId, now, random),
    referralSource: maybe(referrals, REFERRAL_SOURCES),
    diagnoses: someDiagnoses(clinical),
  }))
  const appointments = Array.from({ length: 260 }, () => anAppointment(place, newId, now, random))
  const attendances = appointments.flatMap(({ id }) =>
    shuffled(clients, random)
      .slice(0, random.chance(0.2) ? 3 : 1)
      .map((client, position) => ({
        organizationId: place.organizationId,
        appointmentId: id,
        clientId: client.id,
        position,
        attendance: random.chance(0.7) ? ('present' as const) : random.pick(DRAWN_ATTENDANCES),
      })),
  )
  const lines = appointments.flatMap(({ id }) => someServices(place, id, random))
  const drawn = Array.from({ length: 80 }, (_, index) =>
    anInvoice(place, newId, now, random, { clientId: random.pick(clients).id, number: index + 1 }),
  )
  const booked = { clients, appointments, attendances, services: lines, firstNumber: seed * 100 + 1 }
  const insurance = variedClaims(place, newId, now, insured, booked)
  const drawnLines = drawn.flatMap(({ id, clientId }) => {
    const theirs = attendances.filter((each) => each.clientId === clientId)
    const ids = theirs.map(({ appointmentId }) => appointmentId)
    return someInvoiceLines(place, newId, random, { invoiceId: id, appointmentIds: ids, services: lines })
  })
  const invoiceLines = withShares(drawnLines, insured, insurance.claims)
  const invoices = drawn.map((invoice) => withTotal(invoice, invoiceLines))
  const billed = attendances.flatMap(({ appointmentId, clientId }) => {
    const open = invoices.filter((each) => each.clientId === clientId && each.state !== 'void')
    if (open.length === 0 || random.chance(0.3)) return []
    const { organizationId } = place
    return [{ organizationId, appointmentId, clientId, invoiceId: random.pick(open).id }]
  })
  const statusChanges = clients.flatMap((client) => someStatusChanges(client, newId, now, random))
  const money = invoices.map((invoice) => moneyOf(invoice, newId, now, random))
  return {
    place,
    ...variedHours(place, newId, now, random),
    audited: appointments.flatMap(({ id }) => someEvents(id, random)),
    clients,
    statusChanges,
    appointments,
    lines,
    attendances,
    invoices,
    invoiceLines,
    billed,
    payments: money.flatMap(({ payments }) => payments),
    ledger: money.flatMap(({ entries }) => entries),
    ...insurance,
    measures: clients.flatMap(({ id }) => someMeasures(place, newId, now, clinical, id)),
  }
}

export type VariedRows = ReturnType<typeof variedRows>

const maybe = <Item>(random: Random, items: readonly Item[]): Item | null =>
  random.chance(0.8) ? random.pick(items) : null

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

function aClient(place: VariedPlace, newId: () => string, now: Date, random: Random) {
  const createdAt = anInstant(now, random)
  return {
    organizationId: place.organizationId,
    id: newId(),
    practiceId: place.practiceId,
    type: 'adult' as const,
    firstName: 'Vera',
    lastName: 'Varied',
    preferredName: '',
    pronouns: '',
    administrativeSex: 'unknown' as const,
    contacts: [],
    tags: [],
    primaryClinicianId: maybe(random, place.clinicianIds),
    locationId: maybe(random, place.locationIds),
    status: random.pick(CLIENT_STATUSES),
    version: 1,
    createdAt,
    updatedAt: createdAt,
  }
}

/** From anything to anything, also what no verb would do. */
const someStatusChanges = (
  { organizationId, practiceId, id: clientId }: ReturnType<typeof aClient>,
  newId: () => string,
  now: Date,
  random: Random,
) =>
  Array.from({ length: random.between(0, 3) }, () => ({
    ...{ organizationId, id: newId(), practiceId, clientId },
    fromStatus: random.pick(CLIENT_STATUSES),
    toStatus: random.pick(CLIENT_STATUSES),
    changedAt: anInstant(now, random),
  }))

function anAppointment(place: VariedPlace, newId: () => string, now: Date, random: Random) {
  const startsAt = anInstant(now, random)
  // Some are only written down days later.
  const aheadMinutes = random.chance(0.2) ? random.between(-12_000, 0) : random.between(0, 60_000)
  const createdAt = new Date(startsAt.getTime() - aheadMinutes * 60_000)
  return {
    organizationId: place.organizationId,
    id: newId(),
    practiceId: place.practiceId,
    clinicianId: random.pick(place.clinicianIds),
    locationId: maybe(random, place.locationIds),
    startsAt,
    endsAt: new Date(startsAt.getTime() + random.between(6, 24) * 300_000),
    timeZone: place.timeZone,
    memo: '',
    billingType: 'self_pay' as const,
    status: startsAt < now && random.chance(0.6) ? ('completed' as const) : random.pick(APPOINTMENT_STATUSES),
    // One group for all: they were confirmed to overlap.
    overlapGroup: place.organizationId,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  }
}

/** What the audit log says of an appointment; much of it is no new start. */
const someEvents = (recordId: string, random: Random) =>
  Array.from({ length: random.between(0, 2) }, () => ({
    recordId,
    resource: random.pick(['appointment', 'appointment', 'appointment', 'invoice']),
    source: random.pick(['server', 'server', 'server', 'client'] as const),
    action: random.pick(['moved', 'updated', 'updated', 'viewed']),
    changed: random.pick([['startsAt', 'endsAt'], ['clinicianId', 'startsAt'], ['endsAt'], ['memo']]),
  }))
