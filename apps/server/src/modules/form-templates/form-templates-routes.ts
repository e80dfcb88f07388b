import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createFormTemplate } from './create-form-template'
import { deleteFormTemplate } from './delete-form-template'
import { discardFormDraft } from './discard-form-draft'
import { getFormTemplate } from './get-form-template'
import { listFormTemplates } from './list-form-templates'
import { publishFormTemplate } from './publish-form-template'
import { restoreFormTemplate } from './restore-form-template'
import { retireFormTemplate } from './retire-form-template'
import { updateFormTemplate } from './update-form-template'

export function formTemplatesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listFormTemplates, listFormTemplates)
  mount(app, deps, api.getFormTemplate, getFormTemplate)
  mount(app, deps, api.createFormTemplate, createFormTemplate)
  mount(app, deps, api.updateFormTemplate, updateFormTemplate)
  mount(app, deps, api.publishFormTemplate, publishFormTemplate)
  mount(app, deps, api.discardFormDraft, discardFormDraft)
  mount(app, deps, api.deleteFormTemplate, deleteFormTemplate)
  mount(app, deps, api.retireFormTemplate, retireFormTemplate)
  mount(app, deps, api.restoreFormTemplate, restoreFormTemplate)
}
