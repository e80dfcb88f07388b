import type { DateSpan } from '@oaklet/api/contract'
import { daysFrom, percent, ratio, recountRows, sum, type RecountScope } from './recount-rows'
import type { VariedRows } from './varied-rows'

/** How reliably appointments are kept, where they are held, and how soon things are done. */
export function recountOperations(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const { dayOf, isIn, ours, appointments } = recountRows(rows, scope, span)
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
  return {
    noShowRate: percent(inStatus('no_show').length, due),
    lateCancelRate: percent(inStatus('late_cancelled').length, due),
    reschedules: booked.filter(({ id }) => moved.has(id)).length,
    telehealthShare: percent(held.filter(({ locationId }) => locationId === null).length, held.length),
    averageLeadTime: ratio(sum(lead), lead.length),
    timeToInvoice: ratio(sum(invoicing), invoicing.length),
  }
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
