import type { Claim, ClaimAnswer, ClaimBatch, ImportedFile, ReceivedFileDetails } from '@oaklet/api/contract'
import { aClaimDesk, anInsuredSession, fileOf, makeClaim } from './a-claim'
import type { SignedInPerson } from './a-person'
import { dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

/** A practice whose claims go out in files, and to which answers come. */
export async function anAnswerDesk(test: TestApp) {
  const desk = await aClaimDesk(test)
  const { practice, owner, client, coverage, read } = desk
  /** Makes a file of that many new claims; `sent` is its text. */
  const made = async (count: number) => {
    const claims: Claim[] = []
    while (claims.length < count) {
      const session = await anInsuredSession(practice, owner, { client })
      claims.push(await makeClaim(practice, owner, coverage, [session]))
    }
    return madeOf(claims)
  }
  const madeOf = async (claims: readonly Claim[]) => {
    const batch = await fileOf(practice, owner, claims)
    const { bytes } = await owner.request('GET', practice.path(`claim-batches/${batch.id}/file`))
    return { claims, batch, sent: new TextDecoder().decode(bytes) }
  }
  const markSent = async ({ batch, ...file }: Awaited<ReturnType<typeof madeOf>>) => ({
    ...file,
    batch: dataOf<ClaimBatch>(await owner.request('POST', practice.path(`claim-batches/${batch.id}/sent`))),
  })
  const sentFile = async (count = 1) => markSent(await made(count))
  const ask = (content: string | Uint8Array, { by = owner, name = 'answers.277' } = {}) =>
    by.request('POST', practice.path('received-files'), {
      name,
      content: Buffer.from(content).toString('base64'),
    })
  const imported = async (content: string, options: { by?: SignedInPerson } = {}): Promise<ImportedFile> =>
    dataOf(await ask(content, options))
  const answersTo = async ({ id }: Claim): Promise<ClaimAnswer[]> =>
    dataOf(await owner.request('GET', practice.path(`claims/${id}/answers`)))
  const fileNow = async (id: string): Promise<ReceivedFileDetails> =>
    dataOf(await owner.request('GET', practice.path(`received-files/${id}`)))
  const batchNow = async ({ id }: ClaimBatch): Promise<ClaimBatch> =>
    dataOf(await owner.request('GET', practice.path(`claim-batches/${id}`)))
  const now = ({ id }: Claim) => read(id)
  const files = { made, madeOf, markSent, sentFile, fileNow, batchNow }
  return { ...desk, ...files, ask, imported, answersTo, now }
}
