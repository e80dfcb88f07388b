import { INSURER_TOOK_BACK } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { balanceOfInvoice, paidParts, takeFrom } from '../ledger'
import type { InvoiceRow } from './lock-invoice'
import { moveCredit } from './move-credit'
import { lowerAgain, standingAdjustments, takeBack } from './standing-adjustments'

interface Freed {
  /** The sessions whose holds go back first. */
  sessions?: readonly (string | null)[]
  postingId?: string
}

/**
 * Has an invoice that is lowered below nothing owe nothing again: the money on it that is too much becomes credit of the
 * client, or is held for its session again, and where people had lowered the invoice too, that is taken back as far as
 * nothing is left to lower.
 */
export async function freeExcess(
  work: Work,
  invoice: InvoiceRow,
  { sessions = [], postingId }: Freed = {},
): Promise<void> {
  const excess = 0 - (await balanceOfInvoice(work.tx, invoice.organizationId, invoice.id))
  const paid = await paidParts(work.tx, invoice.organizationId, invoice.id)
  const isFirst = ({ appointmentId }: { appointmentId: string | null }) =>
    appointmentId !== null && sessions.includes(appointmentId)
  const inOrder = [...paid.filter(isFirst), ...paid.filter((part) => !isFirst(part))]
  const moved = takeFrom(inOrder, excess)
  await moveCredit(work, invoice, moved, 'back', postingId)
  let rest = moved.reduce((left, { cents }) => left - cents, excess)
  const byPeople = (await standingAdjustments(work, invoice)).filter(
    ({ reasonCode }) => reasonCode !== INSURER_TOOK_BACK,
  )
  for (const entry of byPeople.toReversed()) {
    if (rest <= 0) return
    await takeBack(work, [entry], postingId)
    const kept = 0 - entry.amountCents - rest
    if (kept > 0) await lowerAgain(work, entry, kept, postingId)
    rest += entry.amountCents
  }
}
