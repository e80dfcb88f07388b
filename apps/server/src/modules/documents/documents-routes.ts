import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { createDocument } from './create-document'
import { getDocument } from './get-document'
import { listDocuments } from './list-documents'
import { restoreDocument } from './restore-document'
import { retireDocument } from './retire-document'
import { downloadSignature } from './signatures/download-signature'
import { getSignature } from './signatures/get-signature'
import { listSignatures } from './signatures/list-signatures'
import { updateDocument } from './update-document'

export function documentsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listDocuments, listDocuments)
  mount(app, deps, api.getDocument, getDocument)
  mount(app, deps, api.createDocument, createDocument)
  mount(app, deps, api.updateDocument, updateDocument)
  mount(app, deps, api.retireDocument, retireDocument)
  mount(app, deps, api.restoreDocument, restoreDocument)
  mount(app, deps, api.listSignatures, listSignatures)
  mount(app, deps, api.getSignature, getSignature)
  mountFile(app, deps, api.downloadSignature, downloadSignature)
}
