import type { Claim, PayerRule, RemittanceDetails } from '@oaklet/api/contract'
import { aClaimableSession, makeClaim, stepOfClaim } from '../a-claim'
import { aRemittanceFile, importOne, postRemittance, saidOf, typedFor } from '../a-remittance'
import { dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function aFileToImport({ test, practice, owner }: CallScene) {
  const { coverage, session } = await aClaimableSession(test, practice, owner)
  const made = await makeClaim(practice, owner, coverage, [session])
  const way = { way: 'paper', allowWarnings: true }
  const claim = dataOf<Claim>(await stepOfClaim(practice, owner, made, 'submit', way))
  return { claim, text: aRemittanceFile([saidOf(claim)]) }
}

/** The calls about payments of insurers. */
export const REMITTANCE_CALLS: Readonly<Record<string, PrepareCall>> = {
  importRemittances: async (scene) => {
    const { text } = await aFileToImport(scene)
    const content = Buffer.from(text).toString('base64')
    return { by: scene.owner.request, body: { name: 'payment.835', content } }
  },
  typeRemittance: async (scene) => {
    const { claim } = await aFileToImport(scene)
    return { by: scene.owner.request, body: typedFor(claim) }
  },
  retypeRemittance: async (scene) => {
    const { practice, owner } = scene
    const { claim } = await aFileToImport(scene)
    const body = typedFor(claim)
    const { id, version } = dataOf<RemittanceDetails>(
      await owner.request('POST', practice.path('remittances/typed'), body),
    )
    return { by: owner.request, params: { remittanceId: id }, body: { ...body, traceNumber: '2', version } }
  },
  deleteRemittance: async (scene) => {
    const { practice, owner } = scene
    const { claim } = await aFileToImport(scene)
    const { id, version } = dataOf<RemittanceDetails>(
      await owner.request('POST', practice.path('remittances/typed'), typedFor(claim)),
    )
    return { by: owner.request, params: { remittanceId: id }, query: `?version=${version}` }
  },
  decideRemittance: async (scene) => {
    const { text } = await aFileToImport(scene)
    const { practice, owner } = scene
    const { id, version, decisions, claims } = await importOne(practice, owner, text)
    const aside = claims.map(({ segment }) => ({ segment, claimId: null, isAsWritten: false }))
    return {
      by: owner.request,
      params: { remittanceId: id },
      body: { ...decisions, claims: aside, version },
    }
  },
  deletePayerRule: async (scene) => {
    const { practice, owner } = scene
    const { claim } = await aFileToImport(scene)
    const { id, version, decisions } = await importOne(
      practice,
      owner,
      aRemittanceFile([saidOf(claim, [['PR', '96', 14_500]])]),
    )
    const reasons = [{ code: '96', isClients: true }]
    dataOf(
      await owner.request('PUT', practice.path(`remittances/${id}/decisions`), {
        ...{ ...decisions, reasons, rules: ['96'], version },
      }),
    )
    const [rule] = dataOf<PayerRule[]>(await owner.request('GET', practice.path('payer-rules')))
    return { by: owner.request, params: { ruleId: rule?.id ?? '' } }
  },
  postRemittance: async (scene) => {
    const { practice, owner } = scene
    const { id, version } = await importOne(practice, owner, (await aFileToImport(scene)).text)
    return { by: owner.request, params: { remittanceId: id }, body: { version } }
  },
  undoRemittance: async (scene) => {
    const { practice, owner } = scene
    const ready = await importOne(practice, owner, (await aFileToImport(scene)).text)
    const { id, version } = dataOf<RemittanceDetails>(await postRemittance(practice, owner, ready))
    return { by: owner.request, params: { remittanceId: id }, body: { version } }
  },
}
