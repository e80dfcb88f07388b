import {
  isInvoiceable,
  type FieldError,
  type InvoiceInput,
  type InvoiceLineInput,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invoiceLines } from '../../db/schema/invoices-table'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import {
  billAppointments,
  lockAppointmentsOfClient,
  releaseAppointments,
  type Billing,
} from '../appointments'
import { hasClient } from '../caseload'
import { practiceToday } from '../organization'

/** What the lines come to, in cents. */
export const totalOf = (lines: readonly InvoiceLineInput[]): number =>
  lines.reduce((total, { quantity, unitPriceCents }) => total + quantity * unitPriceCents, 0)

/** Throws 422 for a due date that has passed; what a draft had before stays allowed until it is issued. */
export async function requireDueLater(
  work: Work,
  practiceId: string,
  { dueOn }: Pick<InvoiceInput, 'dueOn'>,
  before: string | null = null,
): Promise<void> {
  if (dueOn === null || dueOn === before) return
  const { today } = await practiceToday(work, practiceId)
  if (dueOn < today) throw validationFailed([{ path: 'dueOn', message: 'Choose today or a later day' }])
}

/** Throws 422 unless the client is the practice's and every appointment is theirs and can be invoiced. */
export async function requireSoundInvoice(
  tx: Tx,
  billing: Omit<Billing, 'invoiceId'>,
  { lines }: InvoiceInput,
): Promise<void> {
  if (!(await hasClient(tx, billing))) {
    throw validationFailed([{ path: 'clientId', message: 'Choose a client of this practice' }])
  }
  const found = await lockAppointmentsOfClient(tx, billing, appointmentIdsOf(lines))
  const refused = lines.flatMap(({ appointmentId }, index): FieldError[] => {
    if (appointmentId === null) return []
    const path = `lines.${index}.appointmentId`
    const one = found.get(appointmentId)
    if (one === undefined) return [{ path, message: 'Choose an appointment of this client' }]
    if (one.attendance === 'excused') return [{ path, message: 'The client was excused from this session' }]
    return isInvoiceable(one.status) ? [] : [{ path, message: 'This appointment can’t be invoiced yet' }]
  })
  if (refused.length > 0) throw validationFailed(refused)
}

/** Makes these the draft's lines, and claims their appointments for it. */
export async function writeInvoiceLines(
  tx: Tx,
  deps: Deps,
  billing: Billing,
  lines: readonly InvoiceLineInput[],
): Promise<void> {
  await removeInvoiceLines(tx, billing)
  await billAppointments(tx, billing, appointmentIdsOf(lines))
  const { organizationId, invoiceId } = billing
  await tx
    .insert(invoiceLines)
    .values(
      lines.map((line, position) => ({ organizationId, invoiceId, id: deps.newId(), position, ...line })),
    )
}

/** Takes the draft's lines away, and sets their appointments free. */
export async function removeInvoiceLines(
  tx: Tx,
  { organizationId, invoiceId }: Pick<Billing, 'organizationId' | 'invoiceId'>,
): Promise<void> {
  await releaseAppointments(tx, { organizationId, invoiceId })
  await tx
    .delete(invoiceLines)
    .where(and(eq(invoiceLines.organizationId, organizationId), eq(invoiceLines.invoiceId, invoiceId)))
}

const appointmentIdsOf = (lines: readonly InvoiceLineInput[]): string[] => [
  ...new Set(lines.flatMap(({ appointmentId }) => (appointmentId === null ? [] : [appointmentId]))),
]
