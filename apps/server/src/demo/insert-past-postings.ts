import { eq, and } from 'drizzle-orm'
import { addDays } from '../calendar-day'
import type { Tx } from '../db/database'
import { claimEntries } from '../db/schema/claim-entries-table'
import { claimEvents } from '../db/schema/claims-table'
import { invoiceCounters, invoiceLines, invoices } from '../db/schema/invoices-table'
import { ledgerEntries } from '../db/schema/ledger-table'
import { payerEntries, postingClaims, postings as postingsTable } from '../db/schema/postings-table'
import { remittanceFiles, remittances } from '../db/schema/remittances-table'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import { insertRows } from '../db/insert-rows'
import type { PastPosting } from './past-postings'

type Year = Pick<DemoYear, 'organization'>

const DUE_AFTER_DAYS = 14

/** Writes what posting payments of the past wrote: the payments, the books, the claims’ histories, and the clients’ invoices. */
export async function insertPastPostings(
  tx: Tx,
  year: Year,
  postings: readonly PastPosting[],
): Promise<void> {
  if (postings.length === 0) return
  await tx.insert(remittanceFiles).values(postings.map(({ file }) => file))
  await insertRows(
    tx,
    remittances,
    postings.map(({ remittance }) => remittance),
  )
  await insertRows(
    tx,
    postingsTable,
    postings.map(({ posting }) => posting),
  )
  await insertRows(
    tx,
    claimEntries,
    postings.flatMap((one) => one.claimEntries),
  )
  await insertRows(
    tx,
    payerEntries,
    postings.flatMap((one) => one.payerEntries),
  )
  await insertRows(
    tx,
    postingClaims,
    postings.flatMap((one) => one.postingClaims),
  )
  await insertRows(tx, claimEvents, postings.flatMap(stepsOf))
  await insertShareInvoices(tx, year, postings)
}

const stepsOf = ({ moves, words, remittance, at }: PastPosting) =>
  moves.map(({ claim: { organizationId, id: claimId }, to: { state } }) => ({
    ...{
      organizationId,
      id: demoId(`step of ${claimId} in ${remittance.id}`),
      claimId,
      kind: 'posted' as const,
    },
    ...{ state, reason: words, changes: [], answerId: null, remittanceId: remittance.id },
    ...{ doneById: remittance.importedById, doneAt: at },
  }))

/** One invoice to each client over what each posting left to them. */
async function insertShareInvoices(
  tx: Tx,
  { organization: { organizationId, practices } }: Year,
  postings: readonly PastPosting[],
): Promise<void> {
  for (const { id: practiceId } of practices) {
    const isOfPractice = and(
      eq(invoiceCounters.organizationId, organizationId),
      eq(invoiceCounters.practiceId, practiceId),
    )
    const [counter] = await tx.select().from(invoiceCounters).where(isOfPractice)
    const first = counter?.nextNumber ?? 1
    const made = postings
      .filter(({ posting }) => posting.practiceId === practiceId)
      .flatMap(sharesIn)
      .map((share, index) => ({ ...share, number: first + index }))
    if (made.length === 0) continue
    await insertRows(tx, invoices, made.map(invoiceOf))
    await insertRows(tx, invoiceLines, made.flatMap(linesOf))
    await insertRows(tx, ledgerEntries, made.map(issuedOf))
    await tx
      .update(invoiceCounters)
      .set({ nextNumber: first + made.length })
      .where(isOfPractice)
  }
}

/** What a posting left to clients; of lines that leave nothing no invoice says anything. */
const sharesIn = ({ shares, posting, remittance, at }: PastPosting) =>
  shares
    .map((share) => ({ ...share, lines: share.lines.filter(({ cents }) => cents > 0) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ clientId, lines }) => ({
      ...{ organizationId: posting.organizationId, practiceId: posting.practiceId, clientId, lines, at },
      ...{ id: demoId(`share of ${clientId} in ${posting.id}`), postingId: posting.id },
      payerName: remittance.payerName,
      totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    }))

type Share = ReturnType<typeof sharesIn>[number] & { number: number }

const dayOfShare = ({ at }: Pick<Share, 'at'>): string => at.toISOString().slice(0, 10)

const invoiceOf = ({ organizationId, practiceId, clientId, postingId, id, at, ...share }: Share) => ({
  ...{ organizationId, practiceId, clientId, postingId, id, number: share.number, notes: '', version: 1 },
  ...{ payerName: share.payerName, totalCents: share.totalCents, state: 'issued' as const },
  ...{ issuedOn: dayOfShare({ at }), dueOn: addDays(dayOfShare({ at }), DUE_AFTER_DAYS) },
  ...{ createdAt: at, updatedAt: at },
})

const linesOf = ({ organizationId, id: invoiceId, lines }: Share) =>
  lines.map(({ cents, ...line }, position) => ({
    ...{ ...line, organizationId, id: demoId(`line ${position} of ${invoiceId}`), invoiceId, position },
    ...{ quantity: 1, unitPriceCents: cents },
  }))

const issuedOf = ({ organizationId, practiceId, clientId, postingId, ...share }: Share) => ({
  ...{ organizationId, practiceId, clientId, postingId, id: demoId(`ledger ${share.id}`) },
  ...{ invoiceId: share.id, paymentId: null, kind: 'issued' as const, data: { invoiceNumber: share.number } },
  ...{ amountCents: share.totalCents, occurredOn: dayOfShare(share), createdAt: share.at },
})
