import type { GiveToClientReason } from '@oaklet/api/contract'
import { addDays } from '../../calendar-day'
import { insertRows } from '../../db/insert-rows'
import { nextNumber } from '../../db/next-number'
import { invoiceCounters, invoiceLines, invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { recordAudits } from '../audit'
import { readBillingSettings } from '../billing-settings'
import { clientsWithCredit, lockCredits, writeLedger } from '../ledger'
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
export async function issueShareInvoices(
  work: Work,
  { practiceId, origin, payerName, shares }: PostedShares,
): Promise<void> {
  const { organizationId } = work.actor
  const of = { organizationId, practiceId }
  const byClient = linesByClient(shares)
  if (byClient.length === 0) return
  const clientIds = byClient.map(({ clientId }) => clientId)
  await lockCredits(work.tx, { organizationId, clientIds })
  const { today } = await practiceToday(work, practiceId)
  const { invoiceDueDays } = await readBillingSettings(work.tx, of)
  const firstNumber = await nextNumber(work.tx, invoiceCounters, of, byClient.length)
  const written = { createdAt: work.now(), updatedAt: work.now() }
  const issued = byClient.map(({ clientId, lines }, place) => ({
    invoice: {
      ...{ postingId: null, givenClaimId: null, givenReason: null, ...origin },
      ...{ ...of, id: work.newId(), clientId, payerName, number: firstNumber + place },
      ...{ state: 'issued' as const, issuedOn: today, dueOn: addDays(today, invoiceDueDays), notes: '' },
      ...{ totalCents: lines.reduce((sum, { cents }) => sum + cents, 0), ...written },
    },
    lines,
  }))
  const made = issued.map(({ invoice }) => invoice)
  await insertRows(work.tx, invoices, made)
  await insertRows(
    work.tx,
    invoiceLines,
    issued.flatMap(({ invoice, lines }) =>
      lines.map(({ cents, ...line }, position) => ({
        ...{ ...line, organizationId, id: work.newId(), invoiceId: invoice.id, position },
        ...{ quantity: 1, unitPriceCents: cents },
      })),
    ),
  )
  await writeLedger(
    work,
    made.map(({ id, clientId, number, totalCents }) => ({
      ...{ ...of, clientId, invoiceId: id, paymentId: null },
      ...('postingId' in origin && { postingId: origin.postingId }),
      ...{ kind: 'issued', data: { invoiceNumber: number }, amountCents: totalCents, occurredOn: today },
    })),
  )
  await recordAudits(
    work,
    made.map(({ id }) => ({
      ...{ action: 'issued', resource: 'invoice', recordId: id },
      changed: ['status', 'number', 'issuedOn', 'dueOn', 'lines'],
    })),
  )
  const withCredit = await clientsWithCredit(work.tx, { ...of, clientIds })
  for (const invoice of made) if (withCredit.has(invoice.clientId)) await applyHolds(work, invoice)
}

/** What each client owes, in the order of the clients, so that invoices are numbered in one order. */
function linesByClient(shares: readonly PostedShare[]): PostedShare[] {
  const byClient = new Map<string, ShareLine[]>()
  for (const { clientId, lines } of shares) {
    const owed = lines.filter(({ cents }) => cents > 0)
    if (owed.length > 0) byClient.set(clientId, [...(byClient.get(clientId) ?? []), ...owed])
  }
  return [...byClient].map(([clientId, lines]) => ({ clientId, lines })).sort(byClientId)
}

const byClientId = (one: PostedShare, other: PostedShare) => (one.clientId < other.clientId ? -1 : 1)
