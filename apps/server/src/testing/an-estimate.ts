import type { Client, CreateEstimateBody, Estimate } from '@oaklet/api/contract'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { dataOf } from './an-appointment'

/** An estimate for a client with the person as the clinician: the three months after the tests' today. */
export const estimateBody = (
  by: SignedInPerson,
  client: Pick<Client, 'id'>,
  changes: Partial<CreateEstimateBody> = {},
): CreateEstimateBody => ({
  clientId: client.id,
  clinicianId: by.staffId,
  ...{ from: '2026-11-18', to: '2027-02-17', reason: 'scheduled', askedOn: null },
  ...changes,
})

export const draftEstimate = async (
  practice: TestPractice,
  by: SignedInPerson,
  client: Pick<Client, 'id'>,
  changes: Partial<CreateEstimateBody> = {},
): Promise<Estimate> =>
  dataOf(await by.request('POST', practice.path('estimates'), estimateBody(by, client, changes)))

/** Asks to send an estimate on the version that is given: it is handed over where no address is named. */
export const askToSend = (
  practice: TestPractice,
  by: SignedInPerson,
  { id, version }: Pick<Estimate, 'id' | 'version'>,
  email: string | null = null,
) =>
  by.request('POST', practice.path(`estimates/${id}/send`), {
    ...{ version, email },
    how: email === null ? 'handed_over' : 'email',
  })

export const sendDraft = async (
  practice: TestPractice,
  by: SignedInPerson,
  draft: Estimate,
): Promise<Estimate> => dataOf(await askToSend(practice, by, draft))
