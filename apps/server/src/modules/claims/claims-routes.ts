import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { acceptClaim, rejectClaim, voidClaim } from './answer-claim'
import { getClaimTotals } from './claim-totals'
import { createClaim } from './create-claim'
import { deleteClaim } from './delete-claim'
import { getClaim } from './get-claim'
import { listClaimCandidates } from './list-claim-candidates'
import { listClaims } from './list-claims'
import { submitClaim } from './submit-claim'
import { refreshClaim, updateClaim } from './update-claim'

export function claimsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClaims, listClaims)
  mount(app, deps, api.getClaimTotals, getClaimTotals)
  mount(app, deps, api.listClaimCandidates, listClaimCandidates)
  mount(app, deps, api.getClaim, getClaim)
  mount(app, deps, api.createClaim, createClaim)
  mount(app, deps, api.updateClaim, updateClaim)
  mount(app, deps, api.refreshClaim, refreshClaim)
  mount(app, deps, api.deleteClaim, deleteClaim)
  mount(app, deps, api.submitClaim, submitClaim)
  mount(app, deps, api.acceptClaim, acceptClaim)
  mount(app, deps, api.rejectClaim, rejectClaim)
  mount(app, deps, api.voidClaim, voidClaim)
}
