import type { StaffActor } from '../actor'
import { addDays } from '../calendar-day'
import { importRemittances, postRemittance } from '../modules/remittances'
import { workOf, type Work } from '../work'
import type { Deed } from './deeds'
import { demoRemittance, type InsurerPayment } from './demo-remittance'

/** Days from a payment to its import and posting. */
const POSTED_AFTER_DAYS = 1

/** What the biller does with what insurances paid: each payment is imported, and most are posted at once. */
export const remittanceDeeds = (actor: StaffActor, payments: readonly InsurerPayment[]): Deed[] =>
  payments.map((payment) => ({
    at: postedAt(payment),
    run: (tx, deps) => takeIn(workOf(tx, deps, actor), payment),
  }))

/** When a payment is posted. */
export const postedAt = ({ paidOn }: Pick<InsurerPayment, 'paidOn'>): Date =>
  new Date(`${addDays(paidOn, POSTED_AFTER_DAYS)}T15:00:00Z`)

async function takeIn(work: Work, payment: InsurerPayment): Promise<void> {
  const { actor } = work
  const { decided, fate } = payment
  const [{ claim }] = decided
  const { practiceId } = claim
  const content = Buffer.from(demoRemittance(payment)).toString('base64')
  const call = { params: { practiceId }, body: { name: fileNameOf(payment), content } }
  const [imported] = (await importRemittances(call, work)).remittances
  if (imported === undefined || fate !== 'posted') return
  const params = { practiceId, remittanceId: imported.id }
  await postRemittance({ actor, params, body: { version: imported.version } }, work)
}

/** What the file of a payment is called. */
export const fileNameOf = ({ decided: [{ claim }], paidOn }: InsurerPayment): string =>
  `${claim.form.payer.payerId}-${paidOn}.835`

/** What a person decides about a payment: from which claim the insurance recovers. */
export const decisionsOf = ({ recovery }: InsurerPayment) => ({
  ...{ claims: [], lines: [], reasons: [], isAnotherPayment: false },
  recoveries:
    recovery === null
      ? []
      : recovery.claim.form.lines
          .slice(0, 1)
          .map(({ controlNumber: lineNumber }) => ({ position: 0, claimId: recovery.claim.id, lineNumber })),
})
