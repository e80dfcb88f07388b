import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listMeasures } from './list-measures'
import { markMeasureError } from './mark-measure-error'
import { recordMeasure } from './record-measure'

export function measuresRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listMeasures, ({ deps, actor, params, query }) =>
    listMeasures(deps, actor, params, query),
  )
  mount(app, deps, api.recordMeasure, ({ deps, actor, params, body }) =>
    recordMeasure(deps, actor, params, body),
  )
  mount(app, deps, api.markMeasureError, ({ deps, actor, params, body }) =>
    markMeasureError(deps, actor, params, body),
  )
}
