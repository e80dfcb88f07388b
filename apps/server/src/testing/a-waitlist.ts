import type { CreateWaitlistEntryBody, OfferedTime, OfferSlotBody, WaitlistEntry } from '@oaklet/api/contract'
import { aWaitlistBody } from '@oaklet/api/testing'
import { sendDocumentMail } from '../modules/billing-documents'
import { from } from './a-login'
import { requester, type SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { at, dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

/** Puts a client on the waitlist for 50 minutes of 90834, with anybody and at any time unless a test says otherwise. */
export const wait = async (
  practice: TestPractice,
  by: SignedInPerson,
  clientId: string,
  changes: Partial<CreateWaitlistEntryBody> = {},
): Promise<WaitlistEntry> => {
  const body = aWaitlistBody({ clientId, clinicianIds: [], minutes: 50, earliest: '2026-11-01', ...changes })
  return dataOf(await by.request('POST', practice.path('waitlist'), body))
}

/** What offers a clinician’s next Wednesday at ten, unless a test says otherwise. */
export const offerBody = (
  practice: TestPractice,
  clinicianId: string,
  entries: readonly WaitlistEntry[],
  changes: Partial<OfferSlotBody> = {},
): OfferSlotBody => ({
  entryIds: entries.map(({ id }) => id),
  ...{ clinicianId, locationId: practice.locationId, startsAt: at('10:00', '2026-11-18') },
  ...changes,
})

const LINK = /\/offer#(\S+)/

/** The offers that were mailed to an address, and the token of the link in the last of them. */
export async function offersTo({ deps, mailer }: TestApp, email: string) {
  await sendDocumentMail(deps)
  const mails = mailer.to(email).filter(({ subject }) => subject.startsWith('A time on'))
  return { count: mails.length, mail: mails.at(-1), token: LINK.exec(mails.at(-1)?.text ?? '')?.[1] ?? '' }
}

/** A browser of a client who has no account, at an address of its own. */
export function aWaitingVisitor(test: TestApp) {
  const headers = from(`waiting-${test.deps.newId()}`)
  const call = (verb: 'open' | 'accept' | 'decline', token: string) =>
    requester(test)('POST', `/api/v1/offers/${verb}`, { token }, headers)
  /** The offer as the client sees it. */
  const see = async (verb: 'open' | 'accept' | 'decline', token: string) =>
    dataOf<OfferedTime>(await call(verb, token))
  return { call, see }
}
