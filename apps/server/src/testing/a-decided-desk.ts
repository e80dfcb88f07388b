import type { Claim, ClaimBook, Invoice, InvoiceSummary, Page, RemittanceDetails } from '@oaklet/api/contract'
import { takenBack, type Reason } from '../x12/testing/a-payment'
import { sampleCase } from '../x12/testing/sample-case'
import { stepOfClaim } from './a-claim'
import { aRemittanceFile, importOne, saidOf, undoRemittance } from './a-remittance'
import { aSampleDesk } from './a-sample-desk'
import { dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

/** Of 185.00: nothing paid. */
export const DENIED: readonly Reason[] = [['CO', '197', 18_500]]
/** Of 185.00: 125.00 paid, 35.00 by contract, and 25.00 refused. */
export const PART_PAID: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['CO', '97', 2_500],
]
/** Of 185.00: 125.00 paid, 35.00 by contract, and a copay of 25.00. */
export const AGREED: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '3', 2_500],
]
/** Of 185.00: 125.00 paid, 35.00 by contract, a copay of 15.00, and 10.00 refused. */
export const SHARED: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '3', 1_500],
  ['PR', '96', 1_000],
]
/** Why the rest is written off, and why it is given to the client. */
export const REASON = { reason: 'uncollectible', note: '' }
export const NOT_COVERED = { reason: 'not_covered', note: '' }

/** A claim of 185.00 that was sent, and what its insurance says of it. */
export async function aDecidedDesk(test: TestApp) {
  const desk = await aSampleDesk(test)
  const { practice, owner, sent, get, claimWith, post } = desk
  const [need] = sampleCase('01-plain-pay').needs
  if (need === undefined) throw new Error('The sample needs a claim')
  const { id, pcn } = await sent(need)
  const claim = () => claimWith(pcn)
  const book = () => get<ClaimBook>(`claims/${id}/book`)
  const imported = async (reasons: readonly Reason[], traceNumber: string, isTakenBack = false) => {
    const said = saidOf(await claim(), reasons)
    const payment = {
      payer: { name: 'EXAMPLE HEALTH PLAN', id: '', otherIds: ['99901'] },
      payee: { name: 'OAKWOOD', npi: '', taxId: '990000001' },
      traceNumber,
    }
    // What an insurance takes back, it carries forward to its next payment.
    const carried = { segment: 0, code: 'FB', reference: traceNumber, cents: 0 - said.paidCents }
    const back = { amountCents: 0, providerAdjustments: said.paidCents === 0 ? [] : [carried] }
    const text = isTakenBack
      ? aRemittanceFile([takenBack(said)], { ...payment, ...back })
      : aRemittanceFile([said], payment)
    return importOne(practice, owner, text)
  }
  const decide = async (reasons: readonly Reason[], traceNumber: string) =>
    post(await imported(reasons, traceNumber))
  const call = async (step: Parameters<typeof stepOfClaim>[3], body: object = {}) =>
    stepOfClaim(practice, owner, await claim(), step, body)
  const writeOff = async (body: object = REASON) => dataOf<Claim>(await call('write-off', body))
  const takeBack = async () => dataOf<Claim>(await call('write-off/undo'))
  const give = async (body: object = NOT_COVERED) => dataOf<Claim>(await call('give-to-client', body))
  const takeGivenBack = async () => dataOf<Claim>(await call('give-to-client/undo'))
  /** The invoices of the client, the oldest first. */
  const invoices = async (): Promise<Invoice[]> => {
    const { items } = await get<Page<InvoiceSummary>>('invoices')
    return Promise.all(items.toReversed().map(({ id: invoiceId }) => get<Invoice>(`invoices/${invoiceId}`)))
  }
  const undoing = async (remittance: RemittanceDetails) => {
    const { body, status } = await undoRemittance(practice, owner, remittance)
    return { status, message: body.message }
  }
  return {
    ...{ ...desk, id, pcn, claim, book, imported, decide, call, undoing, invoices },
    ...{ writeOff, takeBack, give, takeGivenBack },
  }
}
