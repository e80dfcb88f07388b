import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createSeries } from './create-series'
import { previewSeries } from './preview-series'

export function appointmentSeriesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.previewSeries, previewSeries)
  mount(app, deps, api.createSeries, createSeries)
}
