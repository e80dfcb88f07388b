import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { createEstimate } from './create-estimate'
import { deleteEstimate } from './delete-estimate'
import { downloadEstimate } from './download-estimate'
import { getEstimateTotals } from './estimate-totals'
import { getEstimate } from './get-estimate'
import { listEstimates } from './list-estimates'
import { listEstimatesDue } from './list-estimates-due'
import { sendEstimate } from './send-estimate'
import { updateEstimate } from './update-estimate'

export function estimatesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listEstimates, listEstimates)
  mount(app, deps, api.getEstimateTotals, getEstimateTotals)
  mount(app, deps, api.listEstimatesDue, listEstimatesDue)
  mount(app, deps, api.getEstimate, getEstimate)
  mount(app, deps, api.createEstimate, createEstimate)
  mount(app, deps, api.updateEstimate, updateEstimate)
  mount(app, deps, api.deleteEstimate, deleteEstimate)
  mount(app, deps, api.sendEstimate, sendEstimate)
  mountFile(app, deps, api.downloadEstimate, downloadEstimate)
}
