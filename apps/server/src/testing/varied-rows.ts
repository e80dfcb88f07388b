import {
  APPOINTMENT_STATUSES,
  ATTENDANCES,
  CLIENT_STATUSES,
  REFERRAL_SOURCES,
  type LedgerEntry,
} from '@oaklet/api/contract'
import type { LedgerData, LedgerReason } from '../db/schema/ledger-table'
import { createRandom, type Random } from '../demo/random'
import { variedHours } from './varied-hours'
import { someInvoiceLines, someServices, withTotal } from './varied-lines'
import { someDiagnoses, someMeasures } from './varied-measures'
import type { VariedPlace } from './varied-place'

const DAY_MS = 86_400_000
const DAYS_BACK = 430
const DAYS_AHEAD = 60

/** Rows of a practice that had everything happen to it, much of it around midnight; the same for the same seed. */
export function variedRows(place: VariedPlace, newId: () => string, now: Date, seed: number) {
  const random = createRandom(seed)
  // Drawn apart, so that all else stays what it was.
  const referrals = createRandom(seed)
  const clinical = createRandom(seed + 1000)
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
        attendance: random.chance(0.7) ? ('present' as const) : random.pick(ATTENDANCES),
      })),
  )
  const lines = appointments.flatMap(({ id }) => someServices(place, id, random))
  const drawn = Array.from({ length: 80 }, (_, index) =>
    anInvoice(place, newId, now, random, { clientId: random.pick(clients).id, number: index + 1 }),
  )
  const invoiceLines = drawn.flatMap(({ id, clientId }) => {
    const theirs = attendances.filter((each) => each.clientId === clientId)
    const ids = theirs.map(({ appointmentId }) => appointmentId)
    return someInvoiceLines(place, newId, random, { invoiceId: id, appointmentIds: ids, services: lines })
  })
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
    measures: clients.flatMap(({ id }) => someMeasures(place, newId, now, clinical, id)),
  }
}

export type VariedRows = ReturnType<typeof variedRows>

/** Half of them within an hour of some midnight, by one clock or another. */
function anInstant(now: Date, random: Random): Date {
  const day = Math.floor(now.getTime() / DAY_MS) + random.between(-DAYS_BACK, DAYS_AHEAD)
  const hour = random.chance(0.5) ? random.pick([4, 5, 12.5, 13, 13.5]) : random.between(0, 23)
  return new Date(day * DAY_MS + hour * 3_600_000 + random.between(-60, 60) * 60_000)
}

const aDay = (now: Date, random: Random): string => anInstant(now, random).toISOString().slice(0, 10)

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

function anInvoice(
  { organizationId, practiceId }: VariedPlace,
  newId: () => string,
  now: Date,
  random: Random,
  { clientId, number }: { clientId: string; number: number },
) {
  const state = random.pick(['issued', 'issued', 'issued', 'void', 'draft'] as const)
  const issuedOn = state === 'draft' ? null : aDay(now, random)
  return {
    organizationId,
    id: newId(),
    practiceId,
    clientId,
    state,
    number: state === 'draft' ? null : number,
    issuedOn,
    dueOn: issuedOn,
    notes: '',
    totalCents: random.between(1, 40_000),
    version: 1,
    createdAt: now,
    updatedAt: now,
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

interface Entry {
  kind: LedgerEntry['kind']
  invoiceId: string | null
  paymentId: string | null
  amountCents: number
  occurredOn: string
  data?: LedgerData
  reasonCode?: LedgerReason
  reversesId?: string
}

/**
 * Issued in full, then voided, or paid in part, in full or not at all; also before its date, with more kept as credit.
 * Some charges are reduced or written off, and some of that is taken back; some payments are given back.
 */
function moneyOf(invoice: ReturnType<typeof anInvoice>, newId: () => string, now: Date, random: Random) {
  const { organizationId, practiceId, clientId, id: invoiceId, state, totalCents, issuedOn } = invoice
  const of = { organizationId, practiceId, clientId }
  const asEntry = (entry: Entry) => ({
    ...of,
    ...{ id: newId(), data: {}, reasonCode: null, reversesId: null, createdAt: now },
    ...entry,
  })
  if (issuedOn === null) return { payments: [], entries: [] }
  const issued = { kind: 'issued' as const, invoiceId, paymentId: null, amountCents: totalCents }
  const entries = [asEntry({ ...issued, occurredOn: issuedOn })]
  if (state === 'void') {
    const occurredOn = random.chance(0.5) ? issuedOn : '2026-11-17'
    entries.push(asEntry({ ...issued, kind: 'voided', amountCents: -totalCents, occurredOn }))
  }
  if (state === 'void') return { payments: [], entries }
  const open = random.chance(0.3) ? Math.floor(totalCents * random.pick([0.2, 0.5])) : 0
  if (open > 0) {
    const kind = random.pick(['credited', 'written_off'] as const)
    const adjusted = { kind, invoiceId, paymentId: null, reasonCode: 'courtesy' as const }
    const lowered = asEntry({ ...adjusted, amountCents: -open, occurredOn: issuedOn })
    entries.push(lowered)
    if (random.chance(0.3)) {
      const back = { ...adjusted, amountCents: open, occurredOn: '2026-11-17', reversesId: lowered.id }
      entries.push(asEntry(back))
    }
  }
  if (random.chance(0.3)) return { payments: [], entries }
  const paid = random.chance(0.6) ? totalCents - open : Math.ceil(totalCents / 3)
  const credit = random.chance(0.3) ? random.between(1, 5_000) : 0
  const [paymentId, occurredOn] = [newId(), aDay(now, random)]
  const payment = { kind: 'payment' as const, paymentId, occurredOn }
  entries.push(asEntry({ ...payment, invoiceId, amountCents: -paid }))
  if (credit > 0) entries.push(asEntry({ ...payment, invoiceId: null, amountCents: -credit }))
  if (credit > 0 && random.chance(0.5)) {
    // Credit goes on the invoice, or what was paid goes back into it; an invoice in full takes none.
    const cents = paid < totalCents ? Math.min(credit, totalCents - paid) : -random.between(1, paid)
    const movedOn = occurredOn > issuedOn ? occurredOn : issuedOn
    const moved = { kind: 'moved' as const, paymentId: null, occurredOn: movedOn }
    entries.push(asEntry({ ...moved, invoiceId: null, amountCents: cents, data: { invoiceId } }))
    entries.push(asEntry({ ...moved, invoiceId, amountCents: -cents }))
  }
  if (paid > 0 && random.chance(0.2)) {
    const refund = { kind: 'refunded' as const, paymentId, invoiceId, reasonCode: 'client_asked' as const }
    const refundedOn = occurredOn > issuedOn ? occurredOn : issuedOn
    entries.push(asEntry({ ...refund, amountCents: random.between(1, paid), occurredOn: refundedOn }))
  }
  const received = {
    method: 'card' as const,
    amountCents: paid + credit,
    receivedOn: occurredOn,
    reference: '',
    status: 'succeeded' as const,
    createdAt: now,
  }
  return { payments: [{ ...of, id: paymentId, ...received }], entries }
}
