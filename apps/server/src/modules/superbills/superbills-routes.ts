import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { createSuperbill } from './create-superbill'
import { deleteSuperbill } from './delete-superbill'
import { downloadSuperbill } from './download-superbill'
import { getSuperbill } from './get-superbill'
import { issueSuperbill } from './issue-superbill'
import { listSuperbillCandidates } from './list-superbill-candidates'
import { listSuperbills } from './list-superbills'
import { sendSuperbill } from './send-superbill'
import { getSuperbillTotals } from './superbill-totals'
import { voidSuperbill } from './void-superbill'

export function superbillsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listSuperbills, listSuperbills)
  mount(app, deps, api.getSuperbillTotals, getSuperbillTotals)
  mount(app, deps, api.getSuperbill, getSuperbill)
  mount(app, deps, api.createSuperbill, createSuperbill)
  mount(app, deps, api.deleteSuperbill, deleteSuperbill)
  mount(app, deps, api.listSuperbillCandidates, listSuperbillCandidates)
  mount(app, deps, api.issueSuperbill, issueSuperbill)
  mount(app, deps, api.sendSuperbill, sendSuperbill)
  mount(app, deps, api.voidSuperbill, voidSuperbill)
  mountFile(app, deps, api.downloadSuperbill, downloadSuperbill)
}
