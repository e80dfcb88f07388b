import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createFeeAgreement } from './create-fee-agreement'
import { deleteFeeAgreement } from './delete-fee-agreement'
import { listFeeAgreements } from './list-fee-agreements'
import { updateFeeAgreement } from './update-fee-agreement'

export function feeAgreementsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listFeeAgreements, listFeeAgreements)
  mount(app, deps, api.createFeeAgreement, createFeeAgreement)
  mount(app, deps, api.updateFeeAgreement, updateFeeAgreement)
  mount(app, deps, api.deleteFeeAgreement, deleteFeeAgreement)
}
