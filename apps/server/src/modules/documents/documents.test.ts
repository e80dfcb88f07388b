import {
  type ListedDocument,
  type OnboardingDocument,
  type Packet,
  type PracticeDocument,
  type Signature,
  type SignatureRecord,
} from '@oaklet/api/contract'
import { aDocumentContent } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { inTenant } from '../../db/tenant'
import {
  addDocument,
  aPacketDesk,
  aVerifiedBrowser,
  fillIn,
  formsOf,
  itemOf,
  type PacketDesk,
  sendPacket,
  SIGNED,
} from '../../testing/a-packet'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'

onOneDatabase('documents', (test, rule) => {
  let practice: TestPractice
  let owner: SignedInPerson
  let desk: PacketDesk

  beforeEach(async () => {
    // An address may try so many links a minute.
    test.clock.advance(120_000)
    practice = await aPractice(test)
    owner = await practice.as('Owner')
    desk = await aPacketDesk(test, practice, owner)
  })

  const path = (what = '') => practice.path(`documents${what}`)
  const signaturesPath = () => practice.path(`clients/${desk.client.id}/signatures`)
  const signatures = async () => dataOf<Signature[]>(await owner.request('GET', signaturesPath()))
  const record = async ({ id }: Signature) =>
    dataOf<SignatureRecord>(await owner.request('GET', `${signaturesPath()}/${id}`))
  const packetNow = async () => dataOf<Packet[]>(await owner.request('GET', desk.path))[0]

  /** A client who has this document open, and agreed to sign on a screen. */
  async function aSigner(document: PracticeDocument, isSigningOnline = true) {
    await sendPacket(desk, [], [document.id])
    const browser = await aVerifiedBrowser(desk)
    if (isSigningOnline) dataOf(await browser.call('POST', 'signing', { way: 'online' }))
    const { id } = await itemOf(browser, 'document')
    return { browser, item: `items/${id}` }
  }

  rule('a new text is a version, and the ones before stay as they were', async () => {
    const document = await addDocument(desk)
    expect(document).toMatchObject({ number: 1, isRetired: false, publishedByName: 'Owner' })
    const content = aDocumentContent({ sections: [{ heading: '', text: 'We meet by video.\n- Say where.' }] })
    const body = { ...content, version: document.version }
    const changed = dataOf<PracticeDocument>(await owner.request('PUT', path(`/${document.id}`), body))
    expect(changed).toMatchObject({ number: 2, content, versions: [{ number: 2 }, { number: 1 }] })
    const first = await owner.request('GET', path(`/${document.id}?number=1`))
    expect(dataOf<PracticeDocument>(first)).toMatchObject({
      contentNumber: 1,
      content: document.content,
      number: 2,
    })
    expect((await owner.request('GET', path(`/${document.id}?number=3`))).status).toBe(404)
    const stale = await owner.request('PUT', path(`/${document.id}`), body)
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_edit'])
    const same = { ...content, version: changed.version }
    expect(dataOf(await owner.request('PUT', path(`/${document.id}`), same))).toEqual(changed)
    const textless = { ...content, sections: [{ heading: 'What it is', text: ' ' }], version: 2 }
    const refused = await owner.request('PUT', path(`/${document.id}`), textless)
    expect(refused.body.fieldErrors?.map(({ path: at }) => at)).toEqual(['sections.0.text'])
    expect((await auditTrail(test, practice, 'document', document.id)).map(({ action }) => action)).toEqual([
      ...['created', 'updated'],
    ])
  })

  rule('a retired document is sent to nobody, and can be sent again once it is restored', async () => {
    const document = await addDocument(desk)
    const other = await addDocument(desk, { title: 'Agreement' })
    dataOf(await owner.request('POST', path(`/${document.id}/retirement`)))
    const listed = dataOf<ListedDocument[]>(await owner.request('GET', path()))
    expect(listed.map(({ title, isRetired }) => [title, isRetired])).toEqual([
      ['Agreement', false],
      ['Consent to telehealth', true],
    ])
    const ask = (documents: string[]) =>
      owner.request('POST', desk.path, { email: desk.email, items: [], documents, message: '' })
    expect((await ask([other.id, document.id])).body.fieldErrors?.map(({ path: at }) => at)).toEqual([
      'documents.1',
    ])
    expect((await ask([])).body.fieldErrors?.map(({ path: at }) => at)).toEqual(['items'])
    dataOf(await owner.request('POST', path(`/${document.id}/restoration`)))
    dataOf(await ask([other.id, document.id]))
    expect((await packetNow())?.items.map(({ document: asked }) => asked?.title)).toEqual([
      ...['Agreement', 'Consent to telehealth'],
    ])
  })

  rule('a client signs the text that they were sent, which everybody can check later', async () => {
    const document = await addDocument(desk)
    const { browser, item } = await aSigner(document, false)
    const next = { ...aDocumentContent({ title: 'Telehealth' }), version: document.version }
    dataOf(await owner.request('PUT', path(`/${document.id}`), next))
    expect(dataOf<OnboardingDocument>(await browser.call('GET', `${item}/document`))).toEqual(
      document.content,
    )
    const early = await browser.call('POST', `${item}/signature`, SIGNED)
    expect([early.status, early.body.code]).toEqual([409, 'transition_refused'])
    dataOf(await browser.call('POST', 'signing', { way: 'online' }))
    const wrong = { ...SIGNED, name: ' ', relationship: 'representative', isStated: false }
    const refused = await browser.call('POST', `${item}/signature`, wrong)
    expect(refused.body.fieldErrors?.map(({ path: at }) => at)).toEqual(['name', 'isStated'])
    expect((await browser.call('POST', 'submit')).body.code).toBe('packet_incomplete')
    // Two presses at once, and the same again as after a lost answer, sign once.
    const press = () => browser.call('POST', `${item}/signature`, SIGNED)
    for (const answer of await Promise.all([press(), press()])) dataOf(answer)
    dataOf(await press())
    dataOf(await browser.call('POST', 'submit'))

    const [signature, ...others] = await signatures()
    expect(others).toEqual([])
    if (signature === undefined) throw new Error('nothing was signed')
    expect(signature).toMatchObject({
      document: { id: document.id, number: 1, title: 'Consent to telehealth' },
      ...{ outcome: 'signed', signerName: 'Maya Lindqvist', relationship: 'self', authority: '' },
    })
    expect((await packetNow())?.items).toMatchObject([
      { state: 'done', signature: { id: signature.id, outcome: 'signed', signerName: 'Maya Lindqvist' } },
    ])
    expect(await record(signature)).toMatchObject({
      ...{ isIntact: true, sections: document.content.sections, clientName: 'Maya Lindqvist' },
      ...{ statement: 'I have read this document, and I agree to it.', email: desk.email },
      consent: { number: 1 },
      timeZone: 'America/New_York',
    })
    const pdf = await owner.request('GET', `${signaturesPath()}/${signature.id}/pdf`)
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="Consent-to-telehealth.pdf"')
    expect((await browser.call('GET', `${item}/pdf`)).headers.get('content-type')).toBe('application/pdf')
    expect((await auditTrail(test, practice, 'signature', signature.id)).map(({ action }) => action)).toEqual(
      ['signed', 'viewed', 'downloaded', 'downloaded'],
    )
  })

  rule('what was published or signed can’t be changed, whatever the server asks for', async () => {
    const document = await addDocument(desk)
    const { browser, item } = await aSigner(document)
    dataOf(await browser.call('POST', `${item}/signature`, SIGNED))
    const [signature] = await signatures()
    if (signature === undefined) throw new Error('nothing was signed')
    const { organizationId } = practice
    const run = (statement: string) =>
      inTenant(test.deps.db, organizationId, (tx) => tx.execute(sql.raw(statement)))
    for (const statement of [
      `UPDATE signatures SET signer_name = 'Nobody'`,
      'DELETE FROM signatures',
      `UPDATE document_versions SET title = 'Another'`,
      'DELETE FROM document_versions',
    ]) {
      await expect(run(statement), statement).rejects.toThrow()
    }
    expect(await record(signature)).toMatchObject({ isIntact: true, signerName: 'Maya Lindqvist' })
  })

  rule('a document may be declined where the practice allows it, and signed after all', async () => {
    const { browser, item } = await aSigner(await addDocument(desk, { mayDecline: true }))
    const reason = { reason: 'I have it at home' }
    dataOf(await browser.call('POST', `${item}/refusal`, reason))
    dataOf(await browser.call('POST', `${item}/refusal`, reason))
    expect((await formsOf(browser)).items).toMatchObject([
      { state: 'done', isOpen: true, signature: { outcome: 'declined' } },
    ])
    dataOf(
      await browser.call('POST', `${item}/signature`, {
        ...SIGNED,
        name: 'Kim Park',
        relationship: 'parent',
      }),
    )
    expect((await formsOf(browser)).items).toMatchObject([
      { state: 'done', isOpen: false, signature: { outcome: 'signed', signerName: 'Kim Park' } },
    ])
    expect((await signatures()).map(({ outcome, reason: why }) => [outcome, why])).toEqual([
      ['signed', ''],
      ['declined', 'I have it at home'],
    ])
    const again = await browser.call('POST', `${item}/refusal`, reason)
    expect(again.body.code).toBe('transition_refused')
  })

  rule('a document that has to be signed can’t be declined, but left to paper', async () => {
    const { browser, item } = await aSigner(await addDocument(desk))
    const declined = await browser.call('POST', `${item}/refusal`, { reason: '' })
    expect(declined.body.code).toBe('transition_refused')
    dataOf(await browser.call('POST', 'signing', { way: 'paper' }))
    expect(await formsOf(browser)).toMatchObject({
      isSigningOnline: false,
      items: [{ state: 'done', isOpen: true, signature: { outcome: 'paper' } }],
    })
    dataOf(await browser.call('POST', 'signing', { way: 'online' }))
    expect((await formsOf(browser)).items).toMatchObject([{ state: 'not_started', signature: null }])
    dataOf(await browser.call('POST', 'signing', { way: 'paper' }))
    dataOf(await browser.call('POST', 'submit'))
    const [latest] = await signatures()
    if (latest === undefined) throw new Error('nothing was answered')
    expect(await record(latest)).toMatchObject({ outcome: 'paper', consent: null, isIntact: true })
    const closed = await browser.call('POST', 'signing', { way: 'online' })
    expect(closed.body.code).toBe('transition_refused')
  })

  rule('a document that was sent back is signed anew, and the first signature stays', async () => {
    const document = await addDocument(desk)
    const packet = await sendPacket(desk, ['emergency_contact'], [document.id])
    const first = await aVerifiedBrowser(desk)
    dataOf(await first.call('POST', 'signing', { way: 'online' }))
    await fillIn(first, 'emergency_contact')
    const { id } = await itemOf(first, 'document')
    dataOf(await first.call('POST', `items/${id}/signature`, { ...SIGNED, name: 'M' }))
    dataOf(await first.call('POST', 'submit'))
    const comments = [{ itemId: id, comment: 'Please type your whole name.' }]
    const { version } = (await packetNow()) ?? { version: 0 }
    dataOf(await owner.request('POST', `${desk.path}/${packet.id}/return`, { comments, version }))
    const second = await aVerifiedBrowser(desk)
    expect((await itemOf(second, 'document')).state).toBe('returned')
    expect((await second.call('POST', 'submit')).body.code).toBe('packet_incomplete')
    dataOf(await second.call('POST', `items/${id}/signature`, SIGNED))
    dataOf(await second.call('POST', 'submit'))
    expect((await signatures()).map(({ signerName }) => signerName)).toEqual(['Maya Lindqvist', 'M'])
  })

  rule('who may not see files sees no signature, and no client one of another packet', async () => {
    const document = await addDocument(desk)
    const { browser, item } = await aSigner(document)
    dataOf(await browser.call('POST', `${item}/signature`, SIGNED))
    const reader = await practice.as('Read-only')
    expect((await reader.request('GET', signaturesPath())).status).toBe(403)
    expect((await reader.request('POST', path(), aDocumentContent())).status).toBe(403)
    expect((await reader.request('GET', path())).status).toBe(200)
    const other = await aPacketDesk(test, practice, owner)
    await sendPacket(other, ['gad7'])
    const stranger = await aVerifiedBrowser(other)
    expect((await stranger.call('GET', `${item}/document`)).status).toBe(404)
    expect((await stranger.call('POST', `${item}/signature`, SIGNED)).status).toBe(404)
    const form = await itemOf(stranger, 'gad7')
    expect((await stranger.call('GET', `items/${form.id}/pdf`)).status).toBe(404)
  })
})
