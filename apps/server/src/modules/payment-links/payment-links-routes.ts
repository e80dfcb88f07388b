import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listPaymentLinks } from './list-payment-links'
import { payPages } from './pay-pages'
import { sendPaymentLink } from './send-payment-link'

export function paymentLinksRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listPaymentLinks, listPaymentLinks)
  mount(app, deps, api.sendPaymentLink, sendPaymentLink)
  payPages(app, deps)
}
