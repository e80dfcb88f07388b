import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { changeSeries } from './change-series'
import { createSeries } from './create-series'
import { extendSeries, previewExtension } from './extend-series'
import { previewSeries } from './preview-series'
import { previewSeriesChange } from './preview-series-change'
import { undoSeriesChange } from './undo-series-change'

export function appointmentSeriesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.previewSeries, previewSeries)
  mount(app, deps, api.createSeries, createSeries)
  mount(app, deps, api.previewSeriesChange, previewSeriesChange)
  mount(app, deps, api.changeSeries, changeSeries)
  mount(app, deps, api.undoSeriesChange, undoSeriesChange)
  mount(app, deps, api.previewExtension, previewExtension)
  mount(app, deps, api.extendSeries, extendSeries)
}
