import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { askOaklet } from './ask-oaklet'
import { suggestRecords } from './suggest-records'

export function searchRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.suggestRecords, suggestRecords)
  mount(app, deps, api.askOaklet, askOaklet)
}
