import type { GiveToClientReason } from '@oaklet/api/contract'
import { addDays } from '../../calendar-day'
import { nextNumber } from '../../db/next-number'
import { invoiceCounters, invoiceLines, invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { readBillingSettings } from '../billing-settings'
import { lockCredit, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { applyHolds } from './move-holds'

/** What of one line of a claim is a client’s share, in cents. */
interface ShareLine {
  claimId: string
  /** The control number of the line. */
  lineNumber: string
  /** The session that the line charges for. */
  appointmentId: string | null
  description: string
  cents: number
  deductibleCents: number
  coinsuranceCents: number
  copayCents: number
}

/** The share of one client. */
export interface PostedShare {
  clientId: string
  lines: readonly ShareLine[]
}

/** Where shares come from: a posting left them to clients, or a person gave the rest of a claim to its client. */
type ShareOrigin = { postingId: string } | { givenClaimId: string; givenReason: GiveToClientReason }

interface PostedShares {
  practiceId: string
  origin: ShareOrigin
  payerName: string
  shares: readonly PostedShare[]
}

/**
 * Issues one invoice to each client over their share, and puts what is held for these sessions on it. It bills no
 * session: the claim does, and another posting may leave more of it to the client.
 */
export async function issueShareInvoices(work: Work, { shares, ...posted }: PostedShares): Promise<void> {
  const byClient = new Map<string, ShareLine[]>()
  for (const { clientId, lines } of shares) {
    const owed = lines.filter(({ cents }) => cents > 0)
    if (owed.length > 0) byClient.set(clientId, [...(byClient.get(clientId) ?? []), ...owed])
  }
  const { organizationId } = work.actor
  const clientIds = [...byClient.keys()].sort()
  for (const clientId of clientIds) await lockCredit(work.tx, { organizationId, clientId })
  for (const clientId of clientIds) {
    await issueShareInvoice(work, { ...posted, clientId, lines: byClient.get(clientId) ?? [] })
  }
}

async function issueShareInvoice(
  work: Work,
  { practiceId, origin, payerName, clientId, lines }: Omit<PostedShares, 'shares'> & PostedShare,
): Promise<void> {
  const of = { organizationId: work.actor.organizationId, practiceId }
  const { today } = await practiceToday(work, practiceId)
  const { invoiceDueDays } = await readBillingSettings(work.tx, of)
  const number = await nextNumber(work.tx, invoiceCounters, of)
  const now = work.now()
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const [invoice] = await work.tx
    .insert(invoices)
    .values({
      ...{ ...of, id: work.newId(), clientId, ...origin, payerName },
      ...{ state: 'issued', number, issuedOn: today, dueOn: addDays(today, invoiceDueDays) },
      ...{ notes: '', totalCents, createdAt: now, updatedAt: now },
    })
    .returning()
  if (invoice === undefined) throw new Error('An insert gave no row')
  const { organizationId } = of
  await work.tx.insert(invoiceLines).values(
    lines.map(({ cents, ...line }, position) => ({
      ...{ ...line, organizationId, id: work.newId(), invoiceId: invoice.id, position },
      ...{ quantity: 1, unitPriceCents: cents },
    })),
  )
  await writeLedger(work, [
    {
      ...{ ...of, clientId, invoiceId: invoice.id, paymentId: null },
      ...('postingId' in origin && { postingId: origin.postingId }),
      ...{ kind: 'issued', data: { invoiceNumber: number }, amountCents: totalCents, occurredOn: today },
    },
  ])
  await recordAudit(work, {
    action: 'issued',
    resource: 'invoice',
    recordId: invoice.id,
    changed: ['status', 'number', 'issuedOn', 'dueOn', 'lines'],
  })
  await applyHolds(work, invoice)
}
