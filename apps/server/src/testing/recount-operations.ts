import type { DateSpan } from '@oaklet/api/contract'
import { daysFrom, percent, ratio, recountRows, sum, type RecountScope } from './recount-rows'
import type { VariedRows } from './varied-rows'

/** How reliably appointments are kept, where they are held, and how soon things are done. */
export function recountOperations(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const { dayOf, isIn, ours, appointments, claimEntries } = recountRows(rows, scope, span)
  const ofClaims = [...Map.groupBy(claimEntries, ({ claimId }) => claimId).values()].map(recountTurnaround)
  const within = (turnarounds: readonly (Turnaround | null)[]) =>
    turnarounds.flatMap((one) => (one !== null && isIn(one.on) ? [one.days] : []))
  const sending = within(ofClaims.map(({ sent }) => sent))
  const paying = within(ofClaims.map(({ paid }) => paid))
  const inStatus = (...statuses: string[]) => appointments.filter(({ status }) => statuses.includes(status))
  const held = inStatus('completed')
  const due = inStatus('completed', 'no_show', 'late_cancelled').length
  const booked = appointments.filter(({ status }) => status !== 'requested' && status !== 'declined')
  const lead = booked.map((each) => Math.max(0, daysFrom(dayOf(each.createdAt), dayOf(each.startsAt))))
  const moved = movedAppointments(rows)
  const invoicing = rows.billed.flatMap(({ appointmentId, invoiceId }) => {
    const appointment = ours.find(({ id }) => id === appointmentId)
    const invoice = rows.invoices.find(({ id }) => id === invoiceId)
    if (appointment === undefined || invoice?.state !== 'issued') return []
    const issuedOn = invoice.issuedOn ?? ''
    return isIn(issuedOn) ? [daysFrom(dayOf(appointment.startsAt), issuedOn)] : []
  })

  /** When one claim was first sent and first paid, and after how many days; its entries are in the order of their writing. */
  function recountTurnaround(entries: typeof claimEntries) {
    const [charged] = entries.filter(({ kind, reversesId }) => kind === 'charged' && reversesId === null)
    const undone = new Set(entries.map(({ reversesId }) => reversesId))
    const [paid] = entries.filter(
      (each) => each.kind === 'paid' && each.reversesId === null && !undone.has(each.id),
    )
    const begun = entries.filter(({ kind }) => kind === 'charged').map(({ writtenAt }) => dayOf(writtenAt))
    const [sentOn = ''] = begun.sort()
    const turnaround = (from: string, to: Date | undefined): Turnaround | null =>
      to === undefined ? null : { on: dayOf(to), days: daysFrom(from, dayOf(to)) }
    return {
      sent: turnaround(entries[0]?.claim.firstOn ?? '', charged?.writtenAt),
      paid: turnaround(sentOn, paid?.writtenAt),
    }
  }

  return {
    noShowRate: percent(inStatus('no_show').length, due),
    lateCancelRate: percent(inStatus('late_cancelled').length, due),
    reschedules: booked.filter(({ id }) => moved.has(id)).length,
    telehealthShare: percent(held.filter(({ locationId }) => locationId === null).length, held.length),
    averageLeadTime: ratio(sum(lead), lead.length),
    timeToInvoice: ratio(sum(invoicing), invoicing.length),
    timeToClaim: ratio(sum(sending), sending.length),
    timeToPayment: ratio(sum(paying), paying.length),
  }
}

interface Turnaround {
  on: string
  days: number
}

function movedAppointments({ audited }: VariedRows): Set<string> {
  const moves = audited.filter(
    ({ resource, source, action, changed }) =>
      resource === 'appointment' &&
      source === 'server' &&
      ['moved', 'updated'].includes(action) &&
      changed.includes('startsAt'),
  )
  return new Set(moves.map(({ recordId }) => recordId))
}
