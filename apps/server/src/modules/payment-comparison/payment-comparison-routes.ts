import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listPaymentDifferences } from './list-payment-differences'

export function paymentComparisonRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listPaymentDifferences, listPaymentDifferences)
}
