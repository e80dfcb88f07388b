import type { Random } from '../demo/random'
import type { VariedPlace } from './varied-place'

const CODES = ['90791', '90834', '90837', '99999']

interface Service {
  appointmentId: string
  serviceCode: string
}

/** What an appointment is for: up to three services, or nothing. */
export const someServices = ({ organizationId }: VariedPlace, appointmentId: string, random: Random) =>
  Array.from({ length: random.between(0, 3) }, (_, position) => ({
    organizationId,
    appointmentId,
    position,
    serviceCode: random.pick(CODES),
    label: 'Some service',
    modifiers: [],
    units: random.between(1, 3),
    feeCents: random.between(0, 20_000),
  }))

/** What an invoice is for: services as they were or were not, what has no appointment, and sometimes nothing. */
export function someInvoiceLines(
  { organizationId }: VariedPlace,
  newId: () => string,
  random: Random,
  of: { invoiceId: string; appointmentIds: readonly string[]; services: readonly Service[] },
) {
  return Array.from({ length: random.between(0, 4) }, (_, position) => {
    const appointmentId =
      of.appointmentIds.length > 0 && random.chance(0.7) ? random.pick(of.appointmentIds) : null
    const theirs = of.services.filter((service) => service.appointmentId === appointmentId)
    const { serviceCode } = theirs.length > 0 ? random.pick(theirs) : { serviceCode: random.pick(CODES) }
    return {
      organizationId,
      id: newId(),
      invoiceId: of.invoiceId,
      position,
      appointmentId,
      description: random.chance(0.7) ? `Some service (${serviceCode}), no-show` : 'Report',
      quantity: random.between(1, 3),
      unitPriceCents: random.pick([0, random.between(1, 9_999)]),
    }
  })
}

type InvoiceLine = Pick<
  ReturnType<typeof someInvoiceLines>[number],
  'invoiceId' | 'quantity' | 'unitPriceCents'
>

/** The invoice with what its lines come to; one of nothing keeps its total. */
export function withTotal<Invoice extends { id: string; totalCents: number }>(
  invoice: Invoice,
  lines: readonly InvoiceLine[],
): Invoice {
  const total = lines
    .filter(({ invoiceId }) => invoiceId === invoice.id)
    .reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  return { ...invoice, totalCents: total === 0 ? invoice.totalCents : total }
}
