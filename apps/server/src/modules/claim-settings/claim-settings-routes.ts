import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { downloadFormTestPage } from './download-form-test-page'
import { getClaimSettings } from './get-claim-settings'
import { updateClaimSettings } from './update-claim-settings'

export function claimSettingsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getClaimSettings, getClaimSettings)
  mount(app, deps, api.updateClaimSettings, updateClaimSettings)
  mountFile(app, deps, api.downloadFormTestPage, downloadFormTestPage)
}
