import type { Claim } from '@oaklet/api/contract'
import type { ApiPerson } from './api-person'
import { addPayer, insuredClient, insuredPractice, SECOND_PAYER } from './insured-session'

/** A file of claims that went out, and the claims in it, in the order of the names. */
interface SentFile {
  text: string
  claims: readonly Claim[]
}

/** Sends a file with a claim for a completed session of each of these clients, at most one for each hour of the day. */
export async function sendClaims(
  practice: ApiPerson,
  lastNames: readonly string[],
  { hasSecondPayer = false, secondTime }: { hasSecondPayer?: boolean; secondTime?: string } = {},
): Promise<SentFile> {
  const { api, practiceId } = practice
  const payerId = await insuredPractice(practice)
  const second = {
    ...(hasSecondPayer && { secondPayerId: await addPayer(practice, SECOND_PAYER) }),
    ...(secondTime !== undefined && { secondTime }),
  }
  for (const [index, lastName] of lastNames.entries()) {
    const time = `${String((9 + index) % 24).padStart(2, '0')}:00`
    await insuredClient(practice, payerId, { lastName, time, diagnoses: ['F41.1'], ...second })
  }
  const { items } = await api.claims.candidates({ practiceId })
  const made: Claim[] = []
  for (const { coverageId, appointmentIds } of items) {
    if (coverageId === null) throw new Error('A session of an insured client has no coverage')
    made.push(await api.claims.create({ practiceId }, { coverageId, appointmentIds }))
  }
  const { id: batchId } = await api.claims.createBatch(
    { practiceId },
    { claims: made.map(({ id, version }) => ({ id, version })), allowWarnings: true },
  )
  await api.claims.markBatchSent({ practiceId, batchId })
  const { bytes } = await api.claims.downloadBatch({ practiceId, batchId })
  return {
    text: new TextDecoder().decode(bytes),
    claims: lastNames.map((lastName) => {
      const found = made.find(({ client }) => client.name.endsWith(lastName))
      if (found === undefined) throw new Error(`No claim of ${lastName} was made`)
      return found
    }),
  }
}
