import type * as api from '@oaklet/api/contract'
import type { PaymentDetails } from '@oaklet/api/contract'
import { AppError, notFound, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { bookRefund, isWithinPayment, takeBackByHand } from './book-refund'
import { findCardPayment, lockCardPayment } from './card-payment-rows'
import { refundsOfPayment, updateRefund } from './card-refund-rows'
import { lockMoney, requireIssued } from './client-money'
import { findPayment } from './find-payment'

const MORE_THAN_PAID = {
  path: 'isRecordedByHand',
  message: 'With what was recorded by hand this is more than the payment. Say that it is the same money.',
}

/** Puts a refund that was made in the provider's own dashboard into the client's book, as a person says. */
export async function assignCardRefund(
  { params: { refundId, ...key }, body }: CallOf<typeof api.assignCardRefund>,
  work: Work,
): Promise<PaymentDetails> {
  await findPayment(work, key, 'all')
  const charged = await findCardPayment(work, key.paymentId)
  if (charged === null) throw notFound()
  const payable = await lockMoney(work, charged.payment, [body.invoiceId])
  await lockCardPayment(work, key.paymentId)
  const refund = (await refundsOfPayment(work, key.paymentId)).find(({ id }) => id === refundId)
  if (refund === undefined) throw notFound()
  if (refund.state !== 'unassigned') {
    throw new AppError('transition_refused', 'It was said before what this refund is for.')
  }
  requireIssued(body.invoiceId, payable)
  const { isRecordedByHand = false, ...why } = body
  if (isRecordedByHand) await takeBackByHand(work, charged.payment, refund.amountCents)
  if (!(await isWithinPayment(work, charged.payment, refund.amountCents)))
    throw validationFailed([MORE_THAN_PAID])
  const told = { ...why, refundedById: work.actor.staffId }
  await updateRefund(work, refundId, { ...told, state: 'succeeded' })
  await bookRefund(work, charged.payment, { ...refund, ...told })
  return findPayment(work, key, 'all')
}
