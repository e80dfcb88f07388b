import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { dismissRefusedFile } from './dismiss-refused-file'
import { getClaimFolders } from './get-claim-folders'

export function claimFoldersRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getClaimFolders, getClaimFolders)
  mount(app, deps, api.dismissRefusedFile, dismissRefusedFile)
}
