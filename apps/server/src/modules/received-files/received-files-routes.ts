import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { downloadReceivedFile } from './download-received-file'
import { importReceivedFile } from './import-received-file'
import { getReceivedFile, listClaimAnswers, listReceivedFiles } from './list-received-files'

export function receivedFilesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listReceivedFiles, listReceivedFiles)
  mount(app, deps, api.getReceivedFile, getReceivedFile)
  mount(app, deps, api.importReceivedFile, importReceivedFile)
  mountFile(app, deps, api.downloadReceivedFile, downloadReceivedFile)
  mount(app, deps, api.listClaimAnswers, listClaimAnswers)
}
