import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountWithDeps } from '../../http/mount'
import { assignCardRefund } from './assign-card-refund'
import { chargeCard } from './charge-card'
import { getPayment } from './get-payment'
import { listHolds, listHoldsOfAppointment } from './list-holds'
import { listPayments } from './list-payments'
import { markPaymentError } from './mark-payment-error'
import { recordPayment } from './record-payment'
import { refundCard } from './refund-card'
import { refundPayment } from './refund-payment'
import { releaseHold } from './release-hold'

export function paymentsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.recordPayment, recordPayment)
  // These two ask the provider between two transactions, and are done once for their key by themselves.
  mountWithDeps(app, deps, api.chargeCard, chargeCard, { ignoresIdempotencyKey: true })
  mountWithDeps(app, deps, api.refundCard, refundCard, { ignoresIdempotencyKey: true })
  mount(app, deps, api.assignCardRefund, assignCardRefund)
  mount(app, deps, api.listHolds, listHolds)
  mount(app, deps, api.listHoldsOfAppointment, listHoldsOfAppointment)
  mount(app, deps, api.releaseHold, releaseHold)
  mount(app, deps, api.listPayments, listPayments)
  mount(app, deps, api.getPayment, getPayment)
  mount(app, deps, api.refundPayment, refundPayment)
  mount(app, deps, api.markPaymentError, markPaymentError)
}
