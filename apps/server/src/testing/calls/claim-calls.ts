import { ClaimInput } from '@oaklet/api/contract'
import type { Claim, ClaimFolders } from '@oaklet/api/contract'
import { aClaimSettingsBody } from '@oaklet/api/testing'
import { aClaimableSession, decideClaim, fileOf, makeClaim, stepOfClaim } from '../a-claim'
import { addCoverage, insertPayer } from '../a-coverage'
import { aRemittanceFile, importOne, postRemittance, saidOf } from '../a-remittance'
import { dataOf } from '../an-appointment'
import { makeClaimFolders } from '../claim-folders'
import { ta1To } from '../../x12/testing/answer-to'
import type { CallScene, PrepareCall } from './call-scene'

async function aReadyClaim({ test, practice, owner }: CallScene) {
  const { coverage, session } = await aClaimableSession(test, practice, owner)
  const claim = await makeClaim(practice, owner, coverage, [session])
  return { by: owner.request, params: { claimId: claim.id }, claim }
}

async function aSentClaim(scene: CallScene) {
  const { claim, ...call } = await aReadyClaim(scene)
  const way = { way: 'paper', allowWarnings: true }
  return {
    ...call,
    claim: dataOf<Claim>(await stepOfClaim(scene.practice, scene.owner, claim, 'submit', way)),
  }
}

async function aFile(scene: CallScene) {
  const { claim } = await aReadyClaim(scene)
  const batch = await fileOf(scene.practice, scene.owner, [claim])
  return { by: scene.owner.request, params: { batchId: batch.id } }
}

/** An appeal on the day on which a claim was sent. */
const anAppeal = ({ submittedOn }: Claim) => ({
  sentOn: submittedOn,
  way: 'mail',
  note: '',
  answerDueOn: submittedOn,
})

/** The calls about claims. */
export const CLAIM_CALLS: Readonly<Record<string, PrepareCall>> = {
  createClaim: async ({ test, practice, owner }) => {
    const { coverage, session } = await aClaimableSession(test, practice, owner)
    return { by: owner.request, body: { coverageId: coverage.id, appointmentIds: [session.id] } }
  },
  updateClaim: async (scene) => {
    const { claim, ...call } = await aReadyClaim(scene)
    return {
      ...call,
      body: { ...ClaimInput.parse(claim.form), note: 'Seen at home', version: claim.version },
    }
  },
  refreshClaim: async (scene) => {
    const { claim, ...call } = await aReadyClaim(scene)
    return { ...call, body: { version: claim.version } }
  },
  deleteClaim: async (scene) => {
    const { by, params } = await aReadyClaim(scene)
    return { by, params }
  },
  submitClaim: async (scene) => {
    const { claim, ...call } = await aReadyClaim(scene)
    return { ...call, body: { version: claim.version, way: 'elsewhere', allowWarnings: true } }
  },
  acceptClaim: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    return { ...call, body: { version: claim.version, payerClaimNumber: '2026X' } }
  },
  rejectClaim: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    return { ...call, body: { version: claim.version, reason: 'Member id not found' } }
  },
  voidClaim: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const reason = { reason: 'Sent to the wrong insurance' }
    const rejected = await stepOfClaim(scene.practice, scene.owner, claim, 'reject', reason)
    return { ...call, body: { version: dataOf<Claim>(rejected).version, ...reason } }
  },
  replaceClaim: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const { version } = await decideClaim(scene.test, scene.practice, scene.owner, claim)
    return { ...call, body: { version, payerClaimNumber: '2026X' } }
  },
  cancelClaim: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const number = { payerClaimNumber: '2026X' }
    const accepted = await stepOfClaim(scene.practice, scene.owner, claim, 'accept', number)
    return { ...call, body: { version: dataOf<Claim>(accepted).version, ...number } }
  },
  keepClaim: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const denied = await decideClaim(scene.test, scene.practice, scene.owner, claim)
    const body = { payerClaimNumber: '2026X' }
    const replaced = await stepOfClaim(scene.practice, scene.owner, denied, 'replace', body)
    return { ...call, body: { version: dataOf<Claim>(replaced).version } }
  },
  writeOffClaim: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const { version } = await decideClaim(scene.test, scene.practice, scene.owner, claim)
    return { ...call, body: { version, reason: 'uncollectible', note: '' } }
  },
  undoClaimWriteOff: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const denied = await decideClaim(scene.test, scene.practice, scene.owner, claim)
    const reason = { reason: 'uncollectible', note: '' }
    const closed = await stepOfClaim(scene.practice, scene.owner, denied, 'write-off', reason)
    return { ...call, body: { version: dataOf<Claim>(closed).version } }
  },
  giveClaimToClient: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const { version } = await decideClaim(scene.test, scene.practice, scene.owner, claim)
    return { ...call, body: { version, reason: 'not_covered', note: '' } }
  },
  undoGiveClaimToClient: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const denied = await decideClaim(scene.test, scene.practice, scene.owner, claim)
    const reason = { reason: 'not_covered', note: '' }
    const closed = await stepOfClaim(scene.practice, scene.owner, denied, 'give-to-client', reason)
    return { ...call, body: { version: dataOf<Claim>(closed).version } }
  },
  makeSecondClaim: async (scene) => {
    const { test, practice, owner } = scene
    const { claim, ...call } = await aSentClaim(scene)
    const denial = saidOf(claim, [['CO', '197', claim.chargedCents]])
    dataOf(await postRemittance(practice, owner, await importOne(practice, owner, aRemittanceFile([denial]))))
    const payerId = await insertPayer(test, practice, { name: 'Sample Mutual', payerId: '99902' })
    const { id } = await addCoverage(practice, owner, claim.client.id, { payerId, priority: 2 })
    const denied = await owner.request('GET', practice.path(`claims/${claim.id}`))
    return { ...call, body: { version: dataOf<Claim>(denied).version, coverageId: id } }
  },
  recordClaimAppeal: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const { version } = await decideClaim(scene.test, scene.practice, scene.owner, claim)
    return { ...call, body: { version, ...anAppeal(claim) } }
  },
  decideClaimAppeal: async (scene) => {
    const { claim, ...call } = await aSentClaim(scene)
    const denied = await decideClaim(scene.test, scene.practice, scene.owner, claim)
    const answer = await stepOfClaim(scene.practice, scene.owner, denied, 'appeals', anAppeal(claim))
    const [appeal] = dataOf<Claim>(answer).appeals
    if (appeal === undefined) throw new Error('The appeal is not there')
    return {
      ...{ ...call, params: { ...call.params, appealId: appeal.id } },
      body: { version: appeal.version, outcome: 'won', decidedOn: appeal.sentOn },
    }
  },
  createClaimBatch: async (scene) => {
    const { claim, by } = await aReadyClaim(scene)
    return { by, body: { claims: [{ id: claim.id, version: claim.version }], allowWarnings: true } }
  },
  markClaimBatchSent: aFile,
  putClaimBatch: (scene) => {
    makeClaimFolders(scene.test, scene.practice)
    return aFile(scene)
  },
  dismissRefusedFile: async ({ test, practice, owner }) => {
    const folders = makeClaimFolders(test, practice)
    folders.drop('note.txt', 'Dear practice')
    await folders.takeAll()
    const answer = await owner.request('GET', practice.path('claim-folders'))
    const file = dataOf<{ folders: ClaimFolders }>(answer).folders.refused[0]
    return { by: owner.request, params: { fileId: file?.id ?? '' } }
  },
  importReceivedFile: async (scene) => {
    const { by, params } = await aFile(scene)
    const path = scene.practice.path(`claim-batches/${params.batchId}`)
    const { bytes } = await by('GET', `${path}/file`)
    dataOf(await by('POST', `${path}/sent`))
    const answer = ta1To(new TextDecoder().decode(bytes), 'R')
    return { by, body: { name: 'answers.ta1', content: Buffer.from(answer).toString('base64') } }
  },
  deleteClaimBatch: aFile,
  updateClaimSettings: ({ owner }) => Promise.resolve({ by: owner.request, body: aClaimSettingsBody() }),
}
