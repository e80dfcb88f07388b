import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createCalendarBlock } from './create-calendar-block'
import { deleteCalendarBlock } from './delete-calendar-block'
import { handleMetAppointments } from './handle-met-appointments'
import { listCalendarBlocks } from './list-calendar-blocks'
import { listMetAppointments } from './list-met-appointments'
import { updateCalendarBlock } from './update-calendar-block'

export function calendarBlocksRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listCalendarBlocks, listCalendarBlocks)
  mount(app, deps, api.createCalendarBlock, createCalendarBlock)
  mount(app, deps, api.updateCalendarBlock, updateCalendarBlock)
  mount(app, deps, api.deleteCalendarBlock, deleteCalendarBlock)
  mount(app, deps, api.listMetAppointments, listMetAppointments)
  mount(app, deps, api.handleMetAppointments, handleMetAppointments)
}
