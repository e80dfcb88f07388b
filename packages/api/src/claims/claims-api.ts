import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'
import type { ClaimPrint } from './claim-steps-contract'

/** Names one claim of one practice. */
export interface ClaimPath {
  practiceId: string
  claimId: string
}

/** Names one claims file of one practice. */
export interface ClaimBatchPath {
  practiceId: string
  batchId: string
}

/**
 * What the practice asks of insurers. Amounts are whole cents; a step that its state forbids is ApiError
 * `transition_refused`, and a stale `version` is `stale_edit` with `current`.
 */
export interface ClaimsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of the billing ask for claims. */
const contract = once(() => import('./claims-contract'))
const candidates = once(() => import('./claim-candidates-contract'))
const changes = once(() => import('./claim-changes-contract'))
const steps = once(() => import('./claim-steps-contract'))
const writeOffs = once(() => import('./claim-write-offs-contract'))
const giving = once(() => import('./give-to-client-contract'))
const seconds = once(() => import('./second-claim-contract'))
const appeals = once(() => import('./claim-appeals-contract'))
const batches = once(() => import('./claim-batches-contract'))
const folders = once(() => import('./claim-folders-contract'))
const settings = once(() => import('./claim-settings-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of claims, the newest first, or those whose filing limit or answer to an appeal comes first. */
    list: forward(contract, 'listClaims', 'params', 'query'),
    /** How many are in which state, and how many are late. */
    totals: forward(contract, 'getClaimTotals', 'params'),
    /** The claims that could be made, with what would stand in their way. */
    candidates: forward(candidates, 'listClaimCandidates', 'params'),
    /** One claim with its form, what stands in its way, its history, and when it was sent. */
    get: forward(contract, 'getClaim', 'params'),
    /** Makes one; ApiError `already_claimed` where another claim holds any of the sessions. */
    create: creation(contract, 'createClaim', 'params', 'body'),
    /** Only what was never sent can be deleted. */
    remove: forward(contract, 'deleteClaim', 'params'),
    /** Saves what a person typed. */
    update: forward(changes, 'updateClaim', 'params', 'body'),
    /** Takes the records as they are now, and looks anew for what stands in its way. */
    refresh: creation(changes, 'refreshClaim', 'params', 'body'),
    /** Keeps that it was sent without a file; ApiError `scrub_failed` where something stands in its way. */
    submit: creation(steps, 'submitClaim', 'params', 'body'),
    /** Keeps that the payer accepted it. */
    accept: creation(steps, 'acceptClaim', 'params', 'body'),
    /** Keeps that it was rejected. */
    reject: creation(steps, 'rejectClaim', 'params', 'body'),
    /** Gives up one that was rejected; `void` is a reserved word. */
    voidSent: creation(steps, 'voidClaim', 'params', 'body'),
    /** Begins the replacement of one that its payer has decided on. */
    replace: creation(steps, 'replaceClaim', 'params', 'body'),
    /** Begins to take one back that its payer has accepted. */
    cancel: creation(steps, 'cancelClaim', 'params', 'body'),
    /** Gives its replacement or cancellation up. */
    keep: creation(steps, 'keepClaim', 'params', 'body'),
    /** Writes off what its payer left open. */
    writeOff: creation(writeOffs, 'writeOffClaim', 'params', 'body'),
    /** Takes back what was written off. */
    undoWriteOff: creation(writeOffs, 'undoClaimWriteOff', 'params', 'body'),
    /** Gives what its payer left open to the client, with an invoice over it. */
    giveToClient: creation(giving, 'giveClaimToClient', 'params', 'body'),
    /** Takes back what was given to the client. */
    undoGiveToClient: creation(giving, 'undoGiveClaimToClient', 'params', 'body'),
    /** Makes the claim to the insurance that comes next, which it answers, and moves what is open to that. */
    makeSecond: creation(seconds, 'makeSecondClaim', 'params', 'body'),
    /** Keeps that its payer was asked to look at it again. */
    appeal: creation(appeals, 'recordClaimAppeal', 'params', 'body'),
    /** Keeps what came of an appeal, on the version of that. */
    decideAppeal: creation(appeals, 'decideClaimAppeal', 'params', 'body'),
    /** The CMS-1500, to be saved as `claim-{pcn}.pdf`. */
    download: (
      { print, ...params }: ClaimPath & { print: ClaimPrint },
      options?: CallOptions,
    ): Promise<FileAnswer> =>
      call(async () => (await steps()).downloadClaim, { params, query: { print }, ...options }),
    /** A page of claims files, the newest first. */
    batches: forward(batches, 'listClaimBatches', 'params', 'query'),
    /** One claims file with its claims. */
    getBatch: forward(batches, 'getClaimBatch', 'params'),
    /** Makes a file of ready claims; ApiError `scrub_failed` where something stands in the way of one. */
    createBatch: creation(batches, 'createClaimBatch', 'params', 'body'),
    /** Keeps that a file was sent. */
    markBatchSent: creation(batches, 'markClaimBatchSent', 'params'),
    /** Puts a file into the outbox folder, and keeps that it was sent; ApiError `folder_refused` where the folder can’t be used. */
    putBatch: creation(batches, 'putClaimBatch', 'params'),
    /** Only a file that was not sent can be deleted. */
    removeBatch: forward(batches, 'deleteClaimBatch', 'params'),
    /** The file itself, to be saved as `claims-{number}.837`. */
    downloadBatch: (params: ClaimBatchPath, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await batches()).downloadClaimBatch, { params, ...options }),
    /** The folders by which files go out and come in; null where there are none. */
    folders: forward(folders, 'getClaimFolders', 'params'),
    /** Takes a file that could not be imported off their list. */
    dismissRefused: forward(folders, 'dismissRefusedFile', 'params'),
    /** How claims leave the practice: both sides of its files, and the offsets of printed forms. */
    settings: forward(settings, 'getClaimSettings', 'params'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    updateSettings: forward(settings, 'updateClaimSettings', 'params', 'body'),
    /** A page that fills each box of a form, to be saved as `cms-1500-test-page.pdf`. */
    downloadTestPage: (params: { practiceId: string }, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await settings()).downloadFormTestPage, { params, ...options }),
  }
}

export const createClaimsApi: (call: Call) => ClaimsApi = callsOf
