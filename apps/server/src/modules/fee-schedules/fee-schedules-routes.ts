import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createFeeSchedule } from './create-fee-schedule'
import { deleteFeeSchedule } from './delete-fee-schedule'
import { listFeeSchedules } from './list-fee-schedules'
import { updateFeeSchedule } from './update-fee-schedule'

export function feeSchedulesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listFeeSchedules, listFeeSchedules)
  mount(app, deps, api.createFeeSchedule, createFeeSchedule)
  mount(app, deps, api.updateFeeSchedule, updateFeeSchedule)
  mount(app, deps, api.deleteFeeSchedule, deleteFeeSchedule)
}
