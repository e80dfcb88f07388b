import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createInvoice } from './create-invoice'
import { deleteInvoice } from './delete-invoice'
import { getInvoice } from './get-invoice'
import { getInvoiceTotals } from './invoice-totals'
import { issueInvoice } from './issue-invoice'
import { listInvoices } from './list-invoices'
import { updateInvoice } from './update-invoice'
import { voidInvoice } from './void-invoice'

export function invoicesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listInvoices, ({ deps, actor, params, query }) =>
    listInvoices(deps, actor, params, query),
  )
  mount(app, deps, api.getInvoiceTotals, ({ deps, actor, params }) =>
    getInvoiceTotals(deps, actor, params.practiceId),
  )
  mount(app, deps, api.getInvoice, ({ deps, actor, params }) => getInvoice(deps, actor, params))
  mount(app, deps, api.createInvoice, ({ deps, actor, params, body }) =>
    createInvoice(deps, actor, params, body),
  )
  mount(app, deps, api.updateInvoice, ({ deps, actor, params, body }) =>
    updateInvoice(deps, actor, params, body),
  )
  mount(app, deps, api.deleteInvoice, ({ deps, actor, params }) => deleteInvoice(deps, actor, params))
  mount(app, deps, api.issueInvoice, ({ deps, actor, params, body }) =>
    issueInvoice(deps, actor, params, body),
  )
  mount(app, deps, api.voidInvoice, ({ deps, actor, params, body }) => voidInvoice(deps, actor, params, body))
}
