import type { Remittance } from '../../x12/remittance/remittance'
import { payerKeyOf } from './find-paying-payer'
import { hashOf } from './hash-of'

/** The columns that are made of what a payment says. */
export const saidColumns = (said: Remittance) => ({
  ...{ said, payerKey: payerKeyOf(said), payerName: said.payer.name, claimCount: said.claims.length },
  ...{ method: said.method, traceNumber: said.traceNumber, amountCents: said.amountCents },
  ...{ paidOn: said.paidOn, traceKey: hashOf(said.traceKey), contentHash: said.contentHash },
})
