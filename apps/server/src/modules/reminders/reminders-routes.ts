import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountPublic } from '../../http/mount'
import { rateLimit } from '../../http/rate-limit'
import { getAppointmentReminders } from './get-appointment-reminders'
import { getClientReminders } from './get-client-reminders'
import { getReminderSettings } from './get-reminder-settings'
import { setClientReminders } from './set-client-reminders'
import { updateReminderSettings } from './update-reminder-settings'
import { askVisit } from './visits/ask-visit'
import { cancelVisit } from './visits/cancel-visit'
import { confirmVisit } from './visits/confirm-visit'
import { openVisit } from './visits/open-visit'
import { setVisitReminders } from './visits/set-visit-reminders'

/** How often one address may try links a minute: several clients may share one. */
const TRIES_A_MINUTE = 30

export function remindersRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getReminderSettings, getReminderSettings)
  mount(app, deps, api.updateReminderSettings, updateReminderSettings)
  mount(app, deps, api.getAppointmentReminders, getAppointmentReminders)
  mount(app, deps, api.getClientReminders, getClientReminders)
  mount(app, deps, api.setClientReminders, setClientReminders)

  app.use(
    '/api/v1/visits/*',
    rateLimit(deps, (c) => Promise.resolve(c.get('address')), TRIES_A_MINUTE),
  )
  mountPublic(app, deps, api.openVisit, openVisit)
  mountPublic(app, deps, api.confirmVisit, confirmVisit)
  mountPublic(app, deps, api.cancelVisit, cancelVisit)
  mountPublic(app, deps, api.askVisit, askVisit)
  mountPublic(app, deps, api.setVisitReminders, setVisitReminders)
}
