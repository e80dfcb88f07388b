import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { acknowledgeAlert } from './acknowledge-alert'
import { listMeasures } from './list-measures'
import { markMeasureError } from './mark-measure-error'
import { recordMeasure } from './record-measure'

export function measuresRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listMeasures, listMeasures)
  mount(app, deps, api.recordMeasure, recordMeasure)
  mount(app, deps, api.markMeasureError, markMeasureError)
  mount(app, deps, api.acknowledgeAlert, acknowledgeAlert)
}
