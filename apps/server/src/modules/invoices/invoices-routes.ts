import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { adjustInvoice, reverseAdjustment } from './adjust-invoice'
import { applyClientCredit } from './apply-client-credit'
import { createInvoice } from './create-invoice'
import { deleteInvoice } from './delete-invoice'
import { getInvoice } from './get-invoice'
import { getInvoiceTotals } from './invoice-totals'
import { issueInvoice } from './issue-invoice'
import { listInvoices } from './list-invoices'
import { updateInvoice } from './update-invoice'
import { applyCredit, unapplyPayment } from './move-credit'
import { voidInvoice } from './void-invoice'

export function invoicesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listInvoices, listInvoices)
  mount(app, deps, api.getInvoiceTotals, getInvoiceTotals)
  mount(app, deps, api.getInvoice, getInvoice)
  mount(app, deps, api.createInvoice, createInvoice)
  mount(app, deps, api.updateInvoice, updateInvoice)
  mount(app, deps, api.deleteInvoice, deleteInvoice)
  mount(app, deps, api.issueInvoice, issueInvoice)
  mount(app, deps, api.applyCredit, applyCredit)
  mount(app, deps, api.applyClientCredit, applyClientCredit)
  mount(app, deps, api.unapplyPayment, unapplyPayment)
  mount(app, deps, api.adjustInvoice, adjustInvoice)
  mount(app, deps, api.reverseAdjustment, reverseAdjustment)
  mount(app, deps, api.voidInvoice, voidInvoice)
}
