import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountWithDeps } from '../../http/mount'
import { chargeCard } from './charge-card'
import { getPayment } from './get-payment'
import { listPayments } from './list-payments'
import { markPaymentError } from './mark-payment-error'
import { recordPayment } from './record-payment'
import { refundPayment } from './refund-payment'

export function paymentsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.recordPayment, recordPayment)
  // It asks the provider between two transactions, and is done once for its key by itself.
  mountWithDeps(app, deps, api.chargeCard, chargeCard, { ignoresIdempotencyKey: true })
  mount(app, deps, api.listPayments, listPayments)
  mount(app, deps, api.getPayment, getPayment)
  mount(app, deps, api.refundPayment, refundPayment)
  mount(app, deps, api.markPaymentError, markPaymentError)
}
