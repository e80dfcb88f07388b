import {
  type Client,
  type DocumentContent,
  type FormContent,
  type FormTemplate,
  type OnboardingForms,
  type OnboardingItem,
  type Packet,
  pagesOf,
  type PacketItemKind,
  type PracticeDocument,
  type SendPacketBody,
} from '@oaklet/api/contract'
import { aDocumentContent, aFormContent } from '@oaklet/api/testing'
import { sendDocumentMail } from '../modules/billing-documents'
import { requester, type SignedInPerson, type TestRequest } from './a-person'
import type { TestPractice } from './a-practice'
import { aReachableClient, dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

/** When the client of {@link aPacketDesk} was born. */
export const BORN_ON = '1990-04-02'

/** A practice with a client who may be written to by e-mail. */
export async function aPacketDesk(test: TestApp, practice: TestPractice, owner: SignedInPerson) {
  const clinician = await practice.as('Clinician', { name: 'Kim Lee' })
  const { client, email } = await aReachableClient(test, practice, owner, {
    ...{ dateOfBirth: BORN_ON, primaryClinicianId: clinician.staffId },
  })
  const path = practice.path(`clients/${client.id}/packets`)
  return { test, practice, owner, clinician, client, email, path }
}
export type PacketDesk = Awaited<ReturnType<typeof aPacketDesk>>

/** Asks the client for these things. */
export const sendPacket = async (
  { owner, path, email }: Pick<PacketDesk, 'owner' | 'path' | 'email'>,
  items: SendPacketBody['items'] = ['about_you', 'phq9'],
  documents: string[] = [],
  forms: string[] = [],
): Promise<Packet> =>
  dataOf<Packet>(
    await owner.request('POST', path, { email, items, forms, documents, message: 'Before Monday, please.' }),
  )

/** Adds a document to sign to the practice. */
export const addDocument = async (
  { practice, owner }: Pick<PacketDesk, 'practice' | 'owner'>,
  changes: Partial<DocumentContent> = {},
): Promise<PracticeDocument> =>
  dataOf<PracticeDocument>(await owner.request('POST', practice.path('documents'), aDocumentContent(changes)))

/** Adds a form to the practice, and publishes it. */
export async function addForm(
  { practice, owner }: Pick<PacketDesk, 'practice' | 'owner'>,
  changes: Partial<FormContent> = {},
): Promise<FormTemplate> {
  const path = practice.path('form-templates')
  const { id, version } = dataOf<FormTemplate>(await owner.request('POST', path, aFormContent(changes)))
  return dataOf<FormTemplate>(await owner.request('POST', `${path}/${id}/publication`, { version }))
}

/** What Maya Lindqvist enters to sign. */
export const SIGNED = { name: 'Maya Lindqvist', relationship: 'self', authority: '', isStated: true } as const

const LINK = /client-onboarding\/([^#\s]+)#([\w-]{43})/
const isThere = (found: readonly string[]): boolean => found.length > 0

/** The last link that was mailed to the client. */
export async function packetLink({ test, email }: Pick<PacketDesk, 'test' | 'email'>) {
  await sendDocumentMail(test.deps)
  const texts = test.mailer.to(email).map(({ text }) => text)
  const [, linkId = '', secret = ''] =
    texts.flatMap((text) => [LINK.exec(text) ?? []]).findLast(isThere) ?? []
  return { linkId, secret }
}

/** The code in the last mail to the client. */
export const codeInMail = ({ test, email }: Pick<PacketDesk, 'test' | 'email'>): string =>
  /^ *(\d{6})$/m.exec(test.mailer.to(email).at(-1)?.text ?? '')?.[1] ?? ''

/** A browser of the client: it keeps the cookie, and calls by the path below the link. */
export function aClientBrowser(test: TestApp, linkId: string) {
  const anybody = requester(test)
  let cookie = ''
  const call = async (method: string, what: string, body?: unknown) => {
    const answer = await anybody(method, `/api/v1/onboarding/${linkId}/${what}`, body, { cookie })
    const given = answer.headers.get('set-cookie')
    if (given !== null) cookie = given.split(';', 1)[0] ?? ''
    return answer
  }
  /** The same as a call by its whole path, for the tables of calls. */
  const request: TestRequest = (method, path, body, headers = {}) =>
    anybody(method, path, body, { ...headers, cookie })
  return { call, request }
}
export type ClientBrowser = ReturnType<typeof aClientBrowser>

/** A browser in which the client has opened the link of the last mail, and entered the code. */
export async function aVerifiedBrowser(desk: Pick<PacketDesk, 'test' | 'email' | 'client'>) {
  const { linkId, secret } = await packetLink(desk)
  const browser = aClientBrowser(desk.test, linkId)
  dataOf(await browser.call('POST', 'open', { secret }))
  desk.test.clock.advance(31_000)
  dataOf(await browser.call('POST', 'code'))
  const code = codeInMail(desk)
  dataOf(await browser.call('POST', 'verify', { code, dateOfBirth: desk.client.dateOfBirth ?? BORN_ON }))
  return { ...browser, linkId }
}

export const formsOf = async (browser: Pick<ClientBrowser, 'call'>): Promise<OnboardingForms> =>
  dataOf<OnboardingForms>(await browser.call('GET', 'forms'))

/** The item of that kind. */
export async function itemOf(
  browser: Pick<ClientBrowser, 'call'>,
  kind: PacketItemKind,
): Promise<OnboardingItem> {
  const { items } = await formsOf(browser)
  const item = items.find((one) => one.kind === kind)
  if (item === undefined) throw new Error(`${kind} is not asked for`)
  return item
}

/** What a client answers on each page of the forms. */
export const FORM_ANSWERS: Readonly<Record<string, Record<string, Record<string, string | boolean>>>> = {
  about_you: {
    name: { firstName: 'Maya', lastName: 'Lindqvist-Ruiz', preferredName: '' },
    birth: { dateOfBirth: BORN_ON },
    pronouns: { pronouns: 'she' },
    address: { street: '4 Elm St', city: 'Albany', state: 'NY', zipCode: '12203', country: '' },
  },
  reach_you: {
    phone: { phone: '(518) 555-0142', mayText: true, mayVoicemail: false },
    email: { email: 'maya@mail.example', mayEmail: true },
  },
  emergency_contact: { person: { name: 'Ana Ruiz', relationship: 'sister', phone: '518 555 0143' } },
  insurance: {
    use: { hasInsurance: true },
    plan: { insurer: 'Aetna', memberId: 'W1234', groupNumber: '77' },
    holder: { relation: 'self' },
    card: { cannotSend: true },
  },
  photo_id: { photo_id: { cannotSend: true } },
  custody_papers: { custody_papers: { cannotSend: true } },
  other_papers: { other_papers: { cannotSend: true } },
}

/** Answers every page of an item but those `without`; questionnaires with `answer`, and finishes these. */
export async function fillIn(
  browser: Pick<ClientBrowser, 'call'>,
  kind: PacketItemKind,
  answer = 1,
  without: readonly string[] = [],
): Promise<void> {
  const { id, pages } = await itemOf(browser, kind)
  for (const page of pagesOf({ kind, form: null }).filter((one) => !without.includes(one))) {
    const asked = page === 'difficulty' ? { difficulty: 'somewhat' } : { answer }
    const rev = pages.find((one) => one.page === page)?.rev ?? 0
    const answers = FORM_ANSWERS[kind]?.[page] ?? asked
    dataOf(await browser.call('PUT', `items/${id}/pages/${page}`, { answers, rev }))
  }
  if (FORM_ANSWERS[kind] === undefined) dataOf(await browser.call('POST', `items/${id}/finish`))
}

/** Asks a client whom to call in an emergency, and to sign these documents, who sends that in. */
export async function sendInForms(
  test: TestApp,
  practice: TestPractice,
  owner: SignedInPerson,
  client: Client,
  documents: string[] = [],
): Promise<Packet> {
  const email = client.contacts.find(({ kind, mayEmail }) => kind === 'email' && mayEmail)?.value ?? ''
  const desk = { test, owner, client, email, path: practice.path(`clients/${client.id}/packets`) }
  const packet = await sendPacket(desk, ['emergency_contact'], documents)
  const browser = await aVerifiedBrowser(desk)
  if (documents.length > 0) dataOf(await browser.call('POST', 'signing', { way: 'online' }))
  for (const { id } of (await formsOf(browser)).items.filter(({ kind }) => kind === 'document')) {
    dataOf(await browser.call('POST', `items/${id}/signature`, SIGNED))
  }
  await fillIn(browser, 'emergency_contact')
  dataOf(await browser.call('POST', 'submit'))
  return packet
}
