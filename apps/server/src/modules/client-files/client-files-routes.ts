import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { addFile } from './add-file'
import { deleteFile } from './delete-file'
import { downloadFile } from './download-file'
import { listFiles } from './list-files'
import { replaceFile } from './replace-file'
import { restoreFile } from './restore-file'
import { updateFile } from './update-file'

export function clientFilesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClientFiles, listFiles)
  mount(app, deps, api.addClientFile, addFile)
  mount(app, deps, api.updateClientFile, updateFile)
  mount(app, deps, api.replaceClientFile, replaceFile)
  mount(app, deps, api.deleteClientFile, deleteFile)
  mount(app, deps, api.restoreClientFile, restoreFile)
  mountFile(app, deps, api.downloadClientFile, downloadFile)
}
