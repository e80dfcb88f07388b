import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { acceptClaim, rejectClaim, voidClaim } from './answer-claim'
import { getClaimTotals } from './claim-totals'
import { createClaim } from './create-claim'
import { createClaimBatch } from './create-claim-batch'
import { decideClaimAppeal } from './decide-claim-appeal'
import { deleteClaim } from './delete-claim'
import { deleteClaimBatch } from './delete-claim-batch'
import { downloadClaim, downloadClaimBatch } from './download-claims'
import { getClaim } from './get-claim'
import { getClaimBook } from './get-claim-book'
import { giveClaimToClient, undoGiveClaimToClient } from './give-to-client'
import { listClaimCandidates } from './list-claim-candidates'
import { getClaimBatch, listClaimBatches } from './list-claim-batches'
import { listClaims } from './list-claims'
import { markClaimBatchSent } from './mark-claim-batch-sent'
import { makeSecondClaim } from './make-second-claim'
import { putClaimBatch } from './put-claim-batch'
import { recordClaimAppeal } from './record-claim-appeal'
import { cancelClaim, keepClaim, replaceClaim } from './replace-claim'
import { submitClaim } from './submit-claim'
import { refreshClaim, updateClaim } from './update-claim'
import { undoClaimWriteOff, writeOffClaim } from './write-off-claim'

export function claimsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClaims, listClaims)
  mount(app, deps, api.getClaimTotals, getClaimTotals)
  mount(app, deps, api.listClaimCandidates, listClaimCandidates)
  mount(app, deps, api.getClaim, getClaim)
  mount(app, deps, api.getClaimBook, getClaimBook)
  mount(app, deps, api.createClaim, createClaim)
  mount(app, deps, api.updateClaim, updateClaim)
  mount(app, deps, api.refreshClaim, refreshClaim)
  mount(app, deps, api.deleteClaim, deleteClaim)
  mount(app, deps, api.submitClaim, submitClaim)
  mount(app, deps, api.acceptClaim, acceptClaim)
  mount(app, deps, api.rejectClaim, rejectClaim)
  mount(app, deps, api.voidClaim, voidClaim)
  mount(app, deps, api.replaceClaim, replaceClaim)
  mount(app, deps, api.cancelClaim, cancelClaim)
  mount(app, deps, api.keepClaim, keepClaim)
  mount(app, deps, api.writeOffClaim, writeOffClaim)
  mount(app, deps, api.undoClaimWriteOff, undoClaimWriteOff)
  mount(app, deps, api.giveClaimToClient, giveClaimToClient)
  mount(app, deps, api.undoGiveClaimToClient, undoGiveClaimToClient)
  mount(app, deps, api.makeSecondClaim, makeSecondClaim)
  mount(app, deps, api.recordClaimAppeal, recordClaimAppeal)
  mount(app, deps, api.decideClaimAppeal, decideClaimAppeal)
  mountFile(app, deps, api.downloadClaim, downloadClaim)
  mount(app, deps, api.listClaimBatches, listClaimBatches)
  mount(app, deps, api.getClaimBatch, getClaimBatch)
  mount(app, deps, api.createClaimBatch, createClaimBatch)
  mount(app, deps, api.markClaimBatchSent, markClaimBatchSent)
  mount(app, deps, api.putClaimBatch, putClaimBatch)
  mount(app, deps, api.deleteClaimBatch, deleteClaimBatch)
  mountFile(app, deps, api.downloadClaimBatch, downloadClaimBatch)
}
