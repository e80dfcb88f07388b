import {
  type ClientFiles,
  type ClientCoverages,
  MAX_PACKET_FILES,
  type OnboardingForms,
  type Packet,
  type PacketReview,
  type ReviewPacketBody,
  type TimelineEntry,
} from '@oaklet/api/contract'
import { aClientFileInput } from '@oaklet/api/testing'
import { beforeEach, describe, expect } from 'vitest'
import { addCoverage, insertPayer } from '../../testing/a-coverage'
import {
  aPacketDesk,
  aVerifiedBrowser,
  type ClientBrowser,
  fillIn,
  formsOf,
  itemOf,
  type PacketDesk,
  sendPacket,
} from '../../testing/a-packet'
import { aPackedObject, aPdf } from '../../testing/a-pdf'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { purgePackets } from './purge-packets'

const DAY_MS = 86_400_000
const { name, content } = aClientFileInput()
const CARD = { name, content }
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const pdf = (...objects: Uint8Array[]) => ({ name: 'papers.pdf', content: base64(aPdf(...objects)) })
const aPage = (at: number) => aPackedObject(`${at} 0 obj << /Type /Page /Parent 2 0 R >>`)

onOneDatabase('files and insurance of clients', (test, rule) => {
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

  const add = async (browser: Pick<ClientBrowser, 'call'>, itemId: string, body: object) =>
    browser.call('POST', `items/${itemId}/files`, body)
  const slots = async (browser: Pick<ClientBrowser, 'call'>): Promise<string[][]> =>
    (await formsOf(browser)).items.map(({ files }) => files.map(({ slot }) => slot))
  const reviewOf = async ({ id }: Packet, by = owner): Promise<PacketReview> =>
    dataOf<PacketReview>(await by.request('GET', `${desk.path}/${id}/review`))
  const filesOfClient = async (): Promise<ClientFiles> =>
    dataOf<ClientFiles>(await owner.request('GET', practice.path(`clients/${desk.client.id}/files`)))
  const finish = async (review: PacketReview, decided: Partial<ReviewPacketBody>, by = owner) =>
    by.request('POST', `${desk.path}/${review.packet.id}/review`, {
      ...{ accepted: [], kept: [], clientVersion: review.client.version, version: review.packet.version },
      ...decided,
    })

  describe('a file', () => {
    rule(
      'answers its page, replaces what was sent of its side, and is seen by the client alone',
      async () => {
        await sendPacket(desk, ['photo_id', 'emergency_contact'])
        const browser = await aVerifiedBrowser(desk)
        const { id } = await itemOf(browser, 'photo_id')
        const path = `items/${id}/pages/photo_id`
        const early = await browser.call('PUT', path, { answers: { cannotSend: false }, rev: 0 })
        expect(early.body.fieldErrors?.map((error) => error.path)).toEqual(['front'])
        const { items } = dataOf<OnboardingForms>(await add(browser, id, { slot: 'front', ...CARD }))
        const [front] = items[0]?.files ?? []
        expect(items[0]).toMatchObject({
          state: 'done',
          files: [{ slot: 'front', name, type: 'image/jpeg' }],
        })
        const shown = await browser.call('GET', `items/${id}/files/${front?.id}/content`)
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
        expect(Object.fromEntries(shown.headers)).toMatchObject({
          'content-disposition': 'attachment; filename="Photo-ID-front.jpg"',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        // The same again is a press whose answer was lost; another one takes its place.
        dataOf(await add(browser, id, { slot: 'front', ...CARD }))
        expect((await itemOf(browser, 'photo_id')).files).toEqual([front])
        dataOf(await add(browser, id, { slot: 'front', ...pdf() }))
        dataOf(await add(browser, id, { slot: 'back', ...CARD }))
        const { files } = await itemOf(browser, 'photo_id')
        expect(files.map(({ slot, type }) => [slot, type])).toEqual([
          ['front', 'application/pdf'],
          ['back', 'image/jpeg'],
        ])
        expect((await browser.call('GET', `items/${id}/files/${front?.id}/content`)).status).toBe(404)
        expect(await filesOfClient()).toEqual({ files: [], deleted: [] })

        const [sentFront, back] = files
        dataOf(await browser.call('DELETE', `items/${id}/files/${sentFront?.id}`))
        dataOf(await browser.call('DELETE', `items/${id}/files/${sentFront?.id}`))
        const { state, files: left } = await itemOf(browser, 'photo_id')
        expect([state, left]).toEqual(['not_started', [back]])
        dataOf(await browser.call('PUT', path, { answers: { cannotSend: true }, rev: 0 }))
        expect((await itemOf(browser, 'photo_id')).state).toBe('done')
      },
    )

    rule('is refused in words where it is none that can be stored, or has no place', async () => {
      await sendPacket(desk, ['other_papers', 'about_you'])
      const browser = await aVerifiedBrowser(desk)
      const { id } = await itemOf(browser, 'other_papers')
      const { id: about } = await itemOf(browser, 'about_you')
      const words = async (file: object, slot = 'papers') =>
        (await add(browser, id, { slot, ...file })).body.fieldErrors?.map(({ message }) => message)
      const pages = (count: number) => pdf(...Array.from({ length: count }, (_, at) => aPage(at)))
      expect(await words({ name: 'a.pdf', content: base64(Buffer.from('<svg/>')) })).toEqual([
        'This isn’t a photo or a PDF that can be opened. Add a JPEG, a PNG or a PDF.',
      ])
      expect(await words(pages(30))).toEqual([
        'This PDF has too many pages. Save the pages that matter as a PDF of their own, and add that.',
      ])
      expect((await add(browser, id, { slot: 'front', ...CARD })).status).toBe(404)
      expect((await add(browser, about, { slot: 'papers', ...CARD })).status).toBe(404)
      dataOf(await add(browser, id, { slot: 'papers', ...pages(29) }))
      for (let at = 1; at < MAX_PACKET_FILES; at += 1) {
        dataOf(await add(browser, id, { slot: 'papers', ...pdf(Buffer.from(`% ${at}\n`)) }))
      }
      expect(await words(CARD)).toEqual(['You can send at most 12 files. Remove one first.'])
      expect(await slots(browser)).toEqual([[], Array.from({ length: 12 }, () => 'papers')].toReversed())
    })

    rule(
      'can’t be sent or taken back once the forms are sent in, and goes with what is never sent',
      async () => {
        const packet = await sendPacket(desk, ['other_papers'])
        const browser = await aVerifiedBrowser(desk)
        const { id } = await itemOf(browser, 'other_papers')
        dataOf(await add(browser, id, { slot: 'papers', ...CARD }))
        const [file] = (await itemOf(browser, 'other_papers')).files
        dataOf(await browser.call('POST', 'submit'))
        expect((await add(browser, id, { slot: 'papers', ...pdf() })).body.code).toBe('transition_refused')
        const removal = await browser.call('DELETE', `items/${id}/files/${file?.id}`)
        expect(removal.body.code).toBe('transition_refused')
        dataOf(await browser.call('POST', 'withdrawal'))
        dataOf(await add(browser, id, { slot: 'papers', ...pdf() }))
        test.clock.advance(106 * DAY_MS)
        await purgePackets(test.deps)
        expect((await owner.request('GET', `${desk.path}/${packet.id}/review`)).status).toBe(404)
      },
    )
  })

  describe('in the review', () => {
    /** A packet with one file of each of these, sent in. */
    async function sentIn(kinds: ('photo_id' | 'custody_papers')[]) {
      const packet = await sendPacket(desk, kinds)
      const browser = await aVerifiedBrowser(desk)
      for (const { id, kind } of (await formsOf(browser)).items) {
        const slot = kind === 'photo_id' ? 'front' : 'papers'
        dataOf(await add(browser, id, { slot, ...CARD }))
      }
      dataOf(await browser.call('POST', 'submit'))
      return packet
    }

    rule('each file goes into the record or is deleted, with its name and its day', async () => {
      const packet = await sentIn(['photo_id', 'custody_papers'])
      const review = await reviewOf(packet)
      const [photo, papers] = review.files
      expect([photo, papers]).toMatchObject([
        { title: 'Photo ID, front', category: 'identity' },
        { title: 'Custody papers', category: 'custody' },
      ])
      const path = `${desk.path}/${packet.id}/files/${photo?.id}/content`
      expect((await owner.request('GET', path)).headers.get('content-type')).toBe('image/jpeg')
      const undecided = await finish(review, { files: [{ fileId: photo?.id ?? '', isAccepted: true }] })
      expect(undecided.body.fieldErrors).toEqual([{ path: `files.${papers?.id}`, message: 'Decide on this' }])
      const decisions = [
        { fileId: photo?.id ?? '', isAccepted: true },
        { fileId: papers?.id ?? '', isAccepted: false },
      ]
      dataOf(await finish(review, { files: decisions }))
      const today = test.clock.now().toISOString().slice(0, 10)
      expect(await filesOfClient()).toMatchObject({
        files: [{ id: photo?.id, versions: [{ uploadedByName: null }], datedOn: today }],
        deleted: [{ id: papers?.id, deletion: { reason: 'Not taken over from the client’s forms' } }],
      })
      expect((await owner.request('GET', path)).status).toBe(404)
      const timeline = dataOf<{ items: TimelineEntry[] }>(
        await owner.request('GET', practice.path(`clients/${desk.client.id}/timeline`)),
      )
      expect(timeline.items.filter(({ kind }) => kind === 'file')).toMatchObject([
        { kind: 'file', title: 'Photo ID, front' },
      ])
      const trail = await auditTrail(test, practice, 'file', photo?.id)
      expect(trail.map(({ action }) => action)).toEqual(['created', 'viewed', 'taken_over'])
    })

    rule('who may not see a file learns only that there is one, and can’t finish', async () => {
      const packet = await sentIn(['photo_id', 'custody_papers'])
      const scheduler = await practice.as('Scheduler')
      const review = await reviewOf(packet, scheduler)
      expect(review.files.map(({ category }) => category)).toEqual(['identity'])
      expect(review.hiddenFiles).toBe(1)
      const hidden = (await reviewOf(packet)).files.find(({ category }) => category === 'custody')
      const path = `${desk.path}/${packet.id}/files/${hidden?.id}/content`
      expect((await scheduler.request('GET', path)).status).toBe(404)
      const files = review.files.map(({ id }) => ({ fileId: id, isAccepted: true }))
      expect((await finish(review, { files }, scheduler)).body.code).toBe('transition_refused')

      const reader = await aPersonWhoMay(test, practice, 'Read-only', [
        ...(['clients:view', 'onboarding:review', 'files:view', 'notes:view'] as const),
      ])
      const all = (await reviewOf(packet)).files.map(({ id }) => ({ fileId: id, isAccepted: true }))
      const again = await reviewOf(packet, reader)
      expect((await finish(again, { files: all }, reader)).body.code).toBe('forbidden')
    })
  })

  describe('an insurance', () => {
    const PLAN = { insurer: 'Aetna', memberId: 'W 1234', groupNumber: '77' }
    const save = async (
      browser: ClientBrowser | Pick<ClientBrowser, 'call'>,
      page: string,
      answers: object,
    ) => {
      const { id, pages } = await itemOf(browser, 'insurance')
      const rev = pages.find((one) => one.page === page)?.rev ?? 0
      dataOf(await browser.call('PUT', `items/${id}/pages/${page}`, { answers, rev }))
    }
    const pagesNow = async (browser: Pick<ClientBrowser, 'call'>) =>
      (await itemOf(browser, 'insurance')).pages.map(({ page }) => page)
    const coveragesNow = async () =>
      dataOf<ClientCoverages>(
        await owner.request('GET', practice.path(`clients/${desk.client.id}/coverages`)),
      ).coverages

    rule('asks only for what follows from the answers, and is whole without one', async () => {
      await sendPacket(desk, ['insurance'])
      const browser = await aVerifiedBrowser(desk)
      expect(await pagesNow(browser)).toEqual(['use', 'plan', 'holder', 'card'])
      await save(browser, 'use', { hasInsurance: true })
      await save(browser, 'holder', { relation: 'child' })
      expect(await pagesNow(browser)).toEqual(['use', 'plan', 'holder', 'holder_person', 'card'])
      expect((await browser.call('POST', 'submit')).body.fieldErrors).toHaveLength(3)
      await save(browser, 'use', { hasInsurance: false })
      expect(await pagesNow(browser)).toEqual(['use'])
      dataOf(await browser.call('POST', 'submit'))
    })

    rule('is added as one that nobody has verified, with the payer that the reviewer chooses', async () => {
      const packet = await sendPacket(desk, ['insurance'])
      const browser = await aVerifiedBrowser(desk)
      await fillIn(browser, 'insurance')
      await save(browser, 'plan', PLAN)
      await save(browser, 'holder', { relation: 'child' })
      const holder = { firstName: 'Ana', lastName: 'Lindqvist', dateOfBirth: '1960-05-06' }
      await save(browser, 'holder_person', holder)
      dataOf(await browser.call('POST', 'submit'))
      const review = await reviewOf(packet)
      expect(review).toMatchObject({ coverage: null, forms: { insurance: { plan: PLAN } } })
      expect((await finish(review, {})).body.fieldErrors).toEqual([
        { path: 'coverage', message: 'Decide on this' },
      ])
      const payerId = await insertPayer(test, practice)
      const coverage = { payerId, priority: 1, effectiveFrom: '2026-01-01' }
      const unknown = await finish(review, { coverage: { ...coverage, payerId: desk.client.id } })
      expect(unknown.body.fieldErrors?.map(({ path }) => path)).toEqual(['coverage.payerId'])
      expect(await coveragesNow()).toEqual([])
      dataOf(await finish(review, { coverage }))
      expect(await coveragesNow()).toMatchObject([
        {
          ...{ payerId, priority: 1, memberId: 'W 1234', groupNumber: '77', relation: 'child' },
          ...{ status: 'unverified', effectiveFrom: '2026-01-01', policyHolder: holder },
        },
      ])
    })

    rule('that is on file is shown to be corrected, and asks for no decision where it stays', async () => {
      const payerId = await insertPayer(test, practice, { name: 'Aetna' })
      await addCoverage(practice, owner, desk.client.id, { payerId, memberId: 'W1234', groupNumber: '77' })
      const packet = await sendPacket(desk, ['insurance'])
      const browser = await aVerifiedBrowser(desk)
      const known = (await itemOf(browser, 'insurance')).pages.map((page) => page.known)
      expect(known.slice(0, 3)).toEqual([
        { hasInsurance: true },
        { ...PLAN, memberId: 'W1234' },
        { relation: 'self' },
      ])
      await fillIn(browser, 'insurance')
      await save(browser, 'plan', { ...PLAN, insurer: 'AETNA PPO' })
      dataOf(await browser.call('POST', 'submit'))
      const review = await reviewOf(packet)
      expect(review.coverage).toMatchObject({ payerName: 'Aetna', memberId: 'W1234' })
      dataOf(await finish(review, {}))
      expect(await coveragesNow()).toHaveLength(1)
    })
  })
})
