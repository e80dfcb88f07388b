import type * as api from '@oaklet/api/contract'
import type { PaymentDetails } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findPayment } from './find-payment'

/** One payment as it was recorded, and what of it was given back. */
export const getPayment = (
  { params, scope }: CallOf<typeof api.getPayment>,
  work: Work,
): Promise<PaymentDetails> => findPayment(work, params, scope)
