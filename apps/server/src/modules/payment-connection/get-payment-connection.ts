import type * as api from '@oaklet/api/contract'
import type { PaymentConnection } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { connectionFor, findConnection } from './connection-rows'

/** How the practice is connected with the payment provider. */
export const getPaymentConnection = async (
  { actor, params: { practiceId } }: CallOf<typeof api.getPaymentConnection>,
  work: Work,
): Promise<PaymentConnection> =>
  connectionFor(actor, work.deps.paymentProvider, await findConnection(work, practiceId))
