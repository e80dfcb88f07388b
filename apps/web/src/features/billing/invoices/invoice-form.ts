import type { Appointment, FieldError, Invoice, InvoiceInput } from '@oaklet/api/contract'

/** A line while someone types it; `key` tells lines apart on the screen only. */
export interface LineValues {
  key: string
  appointmentId: string | null
  description: string
  quantity: number | null
  unitPriceCents: number | null
}

export interface InvoiceValues {
  client: { id: string; name: string } | null
  lines: LineValues[]
  /** `YYYY-MM-DD` */
  dueOn: string | null
  notes: string
}

export const emptyInvoice = (client: InvoiceValues['client']): InvoiceValues => ({
  client,
  lines: [],
  dueOn: null,
  notes: '',
})

export const emptyLine = (key: string): LineValues => ({
  key,
  appointmentId: null,
  description: '',
  quantity: 1,
  unitPriceCents: null,
})

/** The form's values of a draft. */
export const valuesOfInvoice = (invoice: Invoice): InvoiceValues => ({
  client: invoice.client,
  lines: invoice.lines.map(({ id, appointmentId, description, quantity, unitPriceCents }) => ({
    key: id,
    appointmentId,
    description,
    quantity,
    unitPriceCents,
  })),
  dueOn: invoice.dueOn,
  notes: invoice.notes,
})

/** The lines that bill an appointment: one for each of its services. */
const linesOfAppointment = (appointment: Appointment): LineValues[] =>
  appointment.lines.map((line, position) => ({
    key: `${appointment.id} ${position}`,
    appointmentId: appointment.id,
    description: [`${line.label} (${line.serviceCode})`, ...exceptional(appointment)].join(', '),
    quantity: line.units,
    unitPriceCents: line.feeCents,
  }))

const exceptional = ({ status }: Appointment): string[] => {
  if (status === 'no_show') return ['no-show']
  return status === 'late_cancelled' ? ['late cancellation'] : []
}

/** Adds an appointment's lines, or takes them away again. */
export function withAppointment(
  values: InvoiceValues,
  appointment: Appointment,
  isBilled: boolean,
): InvoiceValues {
  const others = values.lines.filter(({ appointmentId }) => appointmentId !== appointment.id)
  return { ...values, lines: isBilled ? [...others, ...linesOfAppointment(appointment)] : others }
}

export const lineAmountCents = ({ quantity, unitPriceCents }: LineValues): number =>
  (quantity ?? 0) * (unitPriceCents ?? 0)

export const totalCents = (values: Pick<InvoiceValues, 'lines'>): number =>
  values.lines.reduce((sum, line) => sum + lineAmountCents(line), 0)

/** What still needs something: a path of the contract's body, and a sentence. */
export function missingFromInvoice({ client, lines }: InvoiceValues): FieldError[] {
  return [
    ...(client ? [] : [{ path: 'clientId', message: 'Choose a client' }]),
    ...(lines.length > 0
      ? []
      : [{ path: 'lines', message: 'Choose at least one appointment or add a line' }]),
    ...lines.flatMap((line, index) => [
      ...(line.description.trim()
        ? []
        : [{ path: `lines.${index}.description`, message: 'Say what this line is for' }]),
      ...(line.quantity ? [] : [{ path: `lines.${index}.quantity`, message: 'Enter how many' }]),
      ...(line.unitPriceCents !== null
        ? []
        : [{ path: `lines.${index}.unitPriceCents`, message: 'Enter a price' }]),
    ]),
  ]
}

/** The body that saves these values, or null while {@link missingFromInvoice} has something. */
export function invoiceInput(values: InvoiceValues): InvoiceInput | null {
  if (!values.client || missingFromInvoice(values).length > 0) return null
  return {
    clientId: values.client.id,
    dueOn: values.dueOn,
    notes: values.notes,
    lines: values.lines.map(({ appointmentId, description, quantity, unitPriceCents }) => ({
      appointmentId,
      description: description.trim(),
      quantity: quantity ?? 1,
      unitPriceCents: unitPriceCents ?? 0,
    })),
  }
}
