import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { getPayment } from './get-payment'
import { listPayments } from './list-payments'
import { markPaymentError } from './mark-payment-error'
import { recordPayment } from './record-payment'
import { refundPayment } from './refund-payment'

export function paymentsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.recordPayment, recordPayment)
  mount(app, deps, api.listPayments, listPayments)
  mount(app, deps, api.getPayment, getPayment)
  mount(app, deps, api.refundPayment, refundPayment)
  mount(app, deps, api.markPaymentError, markPaymentError)
}
