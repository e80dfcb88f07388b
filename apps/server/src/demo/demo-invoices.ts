import { isInvoiceable } from '@oaklet/api/contract'
import { addDays, daysBetween } from '../calendar-day'
import type { DemoAppointment, DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

export interface DemoInvoice {
  id: string
  client: DemoClient
  /** Null is a draft. */
  number: number | null
  issuedOn: string | null
  dueOn: string | null
  appointments: readonly DemoAppointment[]
  totalCents: number
}

const DUE_AFTER_DAYS = 14
const INVOICED_AFTER_DAYS = 6
const DRAFTS_PER_PRACTICE = 2

/** Invoices for what each client had: after every session, or twice a month. The latest stay uninvoiced. */
export function demoInvoices(
  year: DemoYear,
  clients: readonly DemoClient[],
  appointments: readonly DemoAppointment[],
  firstNumber: number,
): DemoInvoice[] {
  return year.organization.practices.flatMap((practice) => {
    const theirs = clients.filter((client) => client.practice === practice)
    const issued = theirs
      .flatMap((client) => invoicesOf(year, client, billable(client, appointments)))
      .sort((a, b) => a.issuedOn.localeCompare(b.issuedOn))
      .map((invoice, index) => ({ ...invoice, number: firstNumber + index }))
    return [...issued, ...drafts(year, theirs, appointments, issued)]
  })
}

const billable = (client: DemoClient, appointments: readonly DemoAppointment[]): DemoAppointment[] =>
  appointments.filter(({ status, clients }) => isInvoiceable(status) && clients.includes(client))

/** Who pays by the half month gets a statement; the others an invoice the day after. */
function invoicesOf(year: DemoYear, client: DemoClient, had: readonly DemoAppointment[]) {
  const hasStatements = year.random.chance(0.4)
  const byDay = new Map<string, DemoAppointment[]>()
  for (const appointment of had) {
    const issuedOn = hasStatements ? statementDay(appointment.day) : addDays(appointment.day, 1)
    const isTooEarly = !hasStatements && daysBetween(appointment.day, year.today) < INVOICED_AFTER_DAYS
    if (issuedOn > year.today || isTooEarly) continue
    byDay.set(issuedOn, [...(byDay.get(issuedOn) ?? []), appointment])
  }
  return [...byDay].map(([issuedOn, appointments]) => ({
    id: demoId(`invoice ${client.row.id} ${issuedOn}`),
    client,
    issuedOn,
    dueOn: addDays(issuedOn, DUE_AFTER_DAYS),
    appointments,
    totalCents: totalOf(appointments),
  }))
}

/** The first half of a month is billed on the 16th, the second on the 1st of the next. */
function statementDay(day: string): string {
  if (day.slice(8) <= '15') return `${day.slice(0, 8)}16`
  return `${addDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`
}

function drafts(
  year: DemoYear,
  clients: readonly DemoClient[],
  appointments: readonly DemoAppointment[],
  issued: readonly { client: DemoClient; appointments: readonly DemoAppointment[] }[],
): DemoInvoice[] {
  const open = clients.flatMap((client) => {
    const billed = issued.filter((invoice) => invoice.client === client).flatMap((each) => each.appointments)
    const waiting = billable(client, appointments).filter((appointment) => !billed.includes(appointment))
    return waiting.length === 0 ? [] : [{ client, waiting }]
  })
  return open.slice(0, DRAFTS_PER_PRACTICE).map(({ client, waiting }) => ({
    id: demoId(`draft ${client.row.id} ${year.today}`),
    client,
    number: null,
    issuedOn: null,
    dueOn: null,
    appointments: waiting,
    totalCents: totalOf(waiting),
  }))
}

const totalOf = (appointments: readonly DemoAppointment[]): number =>
  appointments.reduce((total, { service }) => total + service.feeCents, 0)
