import type { Claim } from '@oaklet/api/contract'
import type { ApiPerson } from './api-person'
import { insuredClient, insuredPractice } from './insured-session'

/** A file of claims that went out, and the claims in it, in the order of the names. */
interface SentFile {
  text: string
  claims: readonly Claim[]
}

/** Sends a file with a claim for a completed session of each of these clients. */
export async function sendClaims(practice: ApiPerson, lastNames: readonly string[]): Promise<SentFile> {
  const { api, practiceId } = practice
  const payerId = await insuredPractice(practice)
  for (const [index, lastName] of lastNames.entries()) {
    await insuredClient(practice, payerId, { lastName, time: `${String(9 + index).padStart(2, '0')}:00` })
  }
  const { items } = await api.claims.candidates({ practiceId })
  for (const { coverageId, appointmentIds } of items) {
    if (coverageId === null) throw new Error('A session of an insured client has no coverage')
    const claim = await api.claims.create({ practiceId }, { coverageId, appointmentIds })
    await nameDiagnosis(practice, claim)
  }
  const { items: claims } = await api.claims.list({ practiceId }, { state: 'ready' })
  const { id: batchId } = await api.claims.createBatch(
    { practiceId },
    { claims: claims.map(({ id, version }) => ({ id, version })), allowWarnings: true },
  )
  await api.claims.markBatchSent({ practiceId, batchId })
  const { bytes } = await api.claims.downloadBatch({ practiceId, batchId })
  return {
    text: new TextDecoder().decode(bytes),
    claims: await Promise.all(
      lastNames.map((lastName) => {
        const found = claims.find(({ client }) => client.name.endsWith(lastName))
        if (found === undefined) throw new Error(`No claim of ${lastName} is ready`)
        return api.claims.get({ practiceId, claimId: found.id })
      }),
    ),
  }
}

/** Says what the sessions of a claim were for: all that it lacks. */
async function nameDiagnosis({ api, practiceId }: ApiPerson, claim: Claim): Promise<void> {
  const { form, version } = claim
  await api.claims.update(
    { practiceId, claimId: claim.id },
    {
      ...{ version, diagnoses: ['F41.1'], frequency: '1', payerClaimNumber: '' },
      ...{ accident: form.accident, onsetOn: form.onsetOn, acceptsAssignment: form.acceptsAssignment },
      ...{ referring: null, note: '', authorizationNumber: '', patientPaidCents: 0 },
      lines: form.lines.map(
        ({ controlNumber, placeOfService, code, modifiers, chargeCents, units, note }) => ({
          ...{ controlNumber, placeOfService, code, modifiers, chargeCents, units, note },
          pointers: [1],
        }),
      ),
    },
  )
}
