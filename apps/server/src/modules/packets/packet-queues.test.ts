import type {
  Client,
  Dashboard,
  ListedPacket,
  Measure,
  Packet,
  PacketTemplate,
  Page,
} from '@oaklet/api/contract'
import { beforeEach, expect } from 'vitest'
import {
  aClientBrowser,
  addDocument,
  aPacketDesk,
  aVerifiedBrowser,
  fillIn,
  formsOf,
  itemOf,
  packetLink,
  type PacketDesk,
  sendInForms,
  sendPacket,
  SIGNED,
} from '../../testing/a-packet'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { appointmentBody, book, dataOf, setStatus } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { purgePackets } from './purge-packets'
import { notifyStalledPackets } from './stalled-packets'

const DAY_MS = 86_400_000

onOneDatabase('the packets of a practice', (test, rule) => {
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

  const packetNow = async (): Promise<Packet> => {
    const [packet] = dataOf<Packet[]>(await owner.request('GET', desk.path))
    if (packet === undefined) throw new Error('no packet was sent')
    return packet
  }

  rule('are listed by what waits for the practice, and by what clients still have', async () => {
    const other = await aPacketDesk(test, practice, owner)
    const queue = async (query = '', by = owner) =>
      dataOf<Page<ListedPacket>>(await by.request('GET', practice.path(`packets${query}`)))
    const toReview = async (by = owner) =>
      dataOf<Dashboard>(await by.request('GET', practice.path('dashboard'))).packetsToReview
    const first = await sendPacket(desk)
    const sentIn = await sendInForms(test, practice, owner, other.client)
    expect((await queue()).items).toMatchObject([{ id: sentIn.id, clientName: 'Maya Lindqvist' }])
    expect((await queue('?queue=with_clients')).items).toMatchObject([{ id: first.id, status: 'sent' }])
    expect(await toReview()).toBe(1)
    const last = await sendInForms(test, practice, owner, desk.client)
    const page = await queue('?limit=1')
    expect([page.total, page.items[0]?.id]).toEqual([2, sentIn.id])
    const next = await queue(`?limit=1&cursor=${encodeURIComponent(page.nextCursor ?? '')}`)
    expect([next.nextCursor, next.items[0]?.id]).toEqual([null, last.id])
    expect((await owner.request('GET', practice.path('packets?cursor=nonsense'))).status).toBe(422)

    const own = await practice.as('Clinician (own clients)')
    expect([await queue('', own), await toReview(own)]).toMatchObject([{ items: [], total: 0 }, 0])
    expect(await toReview(await practice.as('Biller'))).toBeNull()
  })

  rule(
    'that were never sent in are deleted 90 days after their end; measures and signatures stay',
    async () => {
      const { id: documentId } = await addDocument(desk)
      await sendPacket(desk, ['emergency_contact', 'gad7'], [documentId])
      const browser = await aVerifiedBrowser(desk)
      dataOf(await browser.call('POST', 'signing', { way: 'online' }))
      const { id } = await itemOf(browser, 'document')
      dataOf(await browser.call('POST', `items/${id}/signature`, SIGNED))
      await fillIn(browser, 'emergency_contact')
      await fillIn(browser, 'gad7')
      const purgeIn = (days: number) => {
        const then = new Date(test.clock.now().getTime() + days * DAY_MS)
        return purgePackets({ ...test.deps, clock: { ...test.deps.clock, now: () => then } })
      }
      await purgeIn(103)
      expect((await packetNow()).items).toHaveLength(3)
      await purgeIn(105)
      expect(dataOf(await owner.request('GET', desk.path))).toEqual([])
      const path = practice.path(`clients/${desk.client.id}`)
      expect(dataOf<Page<Measure>>(await owner.request('GET', `${path}/measures`)).items).toHaveLength(1)
      expect(dataOf(await owner.request('GET', `${path}/signatures`))).toHaveLength(1)
      expect((await browser.call('GET', 'forms')).status).toBe(401)
      expect((await auditTrail(test, practice, 'packet')).at(-1)).toEqual({
        ...{ action: 'purged', changed: [], userId: null },
      })
      const kept = await sendInForms(test, practice, owner, desk.client)
      await purgeIn(200)
      expect((await packetNow()).id).toBe(kept.id)
    },
  )

  rule('are shown of their own clients alone to who sees no others', async () => {
    const packet = await sendPacket(desk)
    const own = await practice.as('Clinician (own clients)')
    expect((await own.request('GET', desk.path)).status).toBe(404)
    expect((await own.request('GET', `${desk.path}/${packet.id}/review`)).status).toBe(404)
    const biller = await practice.as('Biller')
    expect((await biller.request('GET', desk.path)).status).toBe(403)
  })

  rule('end with the client: one who is archived is asked for nothing more', async () => {
    const waiting = await sendPacket(desk)
    const sentIn = await sendInForms(test, practice, owner, desk.client)
    const at = practice.path(`clients/${desk.client.id}`)
    const inactive = dataOf<Client>(await owner.request('PUT', at, { ...desk.client, status: 'inactive' }))
    dataOf(await owner.request('PUT', at, { ...inactive, status: 'archived' }))
    const { version, items } = dataOf<Packet[]>(await owner.request('GET', desk.path)).find(
      ({ id }) => id === sentIn.id,
    ) ?? { version: 0, items: [] }
    const comments = [{ itemId: items[0]?.id, comment: 'Please look at it again' }]
    const refused = [
      await owner.request('POST', `${desk.path}/${waiting.id}/items`, { items: ['gad7'] }),
      await owner.request('POST', `${desk.path}/${waiting.id}/link`),
      await owner.request('POST', `${desk.path}/${sentIn.id}/return`, { comments, version }),
      await owner.request('PUT', `${at}/measure-schedules/phq9`, { rhythm: 'two_weeks' }),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'transition_refused'))
  })

  rule('can be asked for more, and done without something, until they are sent in', async () => {
    const document = await addDocument(desk)
    const packet = await sendPacket(desk, ['emergency_contact', 'gad7'])
    const path = `${desk.path}/${packet.id}/items`
    const twice = await owner.request('POST', path, { items: ['phq9', 'gad7'] })
    expect(twice.body.fieldErrors?.map(({ path: at }) => at)).toEqual(['items.1'])
    const more = { items: ['about_you'], documents: [document.id] }
    const { items } = dataOf<Packet>(await owner.request('POST', path, more))
    expect(items.map(({ kind }) => kind)).toEqual(['emergency_contact', 'gad7', 'about_you', 'document'])
    const again = await owner.request('POST', path, { items: [], documents: [document.id] })
    expect(again.body.fieldErrors?.map(({ path: at }) => at)).toEqual(['documents.0'])

    const browser = await aVerifiedBrowser(desk)
    await fillIn(browser, 'emergency_contact')
    const waive = (place: number, reason = 'On file') =>
      owner.request('POST', `${path}/${items[place]?.id ?? ''}/waiver`, { reason })
    expect((await waive(0)).body.code).toBe('transition_refused')
    expect((await waive(1, ' ')).body.fieldErrors?.map(({ path: at }) => at)).toEqual(['reason'])
    for (const place of [1, 2, 3]) dataOf(await waive(place))
    dataOf(await waive(3))
    expect((await packetNow()).items.map(({ waiver }) => waiver?.reason)).toEqual([
      ...[undefined, 'On file', 'On file', 'On file'],
    ])
    expect((await formsOf(browser)).items.map(({ kind }) => kind)).toEqual(['emergency_contact'])
    const signing = `items/${items[3]?.id ?? ''}`
    expect((await browser.call('GET', `${signing}/document`)).status).toBe(404)
    const answer = { answers: { answer: 1 }, rev: 0 }
    expect((await browser.call('PUT', `items/${items[1]?.id ?? ''}/pages/1`, answer)).status).toBe(404)
    dataOf(await owner.request('DELETE', `${path}/${items[1]?.id ?? ''}/waiver`))
    dataOf(await owner.request('DELETE', `${path}/${items[1]?.id ?? ''}/waiver`))
    expect((await browser.call('POST', 'submit')).body.code).toBe('packet_incomplete')
    dataOf(await waive(1))
    dataOf(await browser.call('POST', 'submit'))
    expect((await owner.request('POST', path, { items: ['phq9'] })).body.code).toBe('transition_refused')
    expect((await waive(0)).body.code).toBe('transition_refused')
    const { version } = await packetNow()
    const comments = [{ itemId: items[2]?.id, comment: 'Please fill this in' }]
    const refused = await owner.request('POST', `${desk.path}/${packet.id}/return`, { comments, version })
    expect(refused.body.fieldErrors?.map(({ path: at }) => at)).toEqual(['comments.0.itemId'])
  })

  rule('that were sent back are open for what is asked for besides, and nothing may be left', async () => {
    const packet = await sendPacket(desk, ['emergency_contact', 'about_you'])
    const path = `${desk.path}/${packet.id}`
    const waive = (place: number) =>
      owner.request('POST', `${path}/items/${packet.items[place]?.id ?? ''}/waiver`, { reason: 'On file' })
    dataOf(await waive(0))
    expect((await waive(1)).body.code).toBe('transition_refused')
    const first = await aVerifiedBrowser(desk)
    await fillIn(first, 'about_you')
    dataOf(await first.call('POST', 'submit'))
    const comments = [{ itemId: packet.items[1]?.id, comment: 'Please use the name on your card' }]
    const { version } = await packetNow()
    dataOf(await owner.request('POST', `${path}/return`, { comments, version }))
    dataOf(await owner.request('POST', `${path}/items`, { items: ['gad7', 'reach_you'] }))
    const browser = await aVerifiedBrowser(desk)
    expect((await formsOf(browser)).items.map(({ kind, state, isOpen }) => [kind, state, isOpen])).toEqual([
      ['about_you', 'returned', true],
      ['reach_you', 'not_started', true],
      ['gad7', 'not_started', true],
    ])
    await fillIn(browser, 'gad7')
    await fillIn(browser, 'reach_you')
    dataOf(await browser.call('POST', 'submit'))
  })

  rule('that are not back two days before an appointment are told of once', async () => {
    await sendPacket(desk)
    const stalled = async () =>
      dataOf<Dashboard>(await owner.request('GET', practice.path('dashboard'))).packetsStalled
    const told = async (person: SignedInPerson) =>
      (await notified(practice, person)).filter(({ event }) => event === 'packet_stalled')
    // Two days and up to a minute from now.
    const startsAt = new Date(Math.ceil(test.clock.now().getTime() / 60_000) * 60_000 + 2 * DAY_MS + 60_000)
    const endsAt = new Date(startsAt.getTime() + 3_000_000)
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
    const who = { clientId: desk.client.id, clinicianId: desk.clinician.staffId }
    const appointment = await book(practice, owner, appointmentBody(practice, who, times))
    await notifyStalledPackets(test.deps)
    expect([await stalled(), await told(owner)]).toEqual([0, []])
    test.clock.advance(120_000)
    for (let run = 0; run < 2; run += 1) await notifyStalledPackets(test.deps)
    expect(await stalled()).toBe(1)
    for (const person of [owner, desk.clinician]) {
      expect(await told(person)).toMatchObject([
        {
          subject: 'Maya Lindqvist has an appointment within two days, and has not sent in their forms',
          link: `/clients?client=${desk.client.id}&tab=onboarding`,
        },
      ])
    }
    expect(await told(await practice.as('Practice Manager'))).toEqual([])
    await setStatus(practice, owner, appointment, 'cancelled_client')
    expect(await stalled()).toBe(0)
  })

  rule('can be begun from what the practice asks for again and again', async () => {
    const { id } = await addDocument(desk)
    const path = practice.path('packet-templates')
    const input = { name: 'New client', items: ['about_you', 'phq9'], documents: [id], message: 'Welcome.' }
    const template = dataOf<PacketTemplate>(await owner.request('POST', path, input))
    expect(template).toMatchObject(input)
    const named = { ...input, name: 'Every client', version: template.version }
    const changed = dataOf<PacketTemplate>(await owner.request('PUT', `${path}/${template.id}`, named))
    expect((await owner.request('PUT', `${path}/${template.id}`, named)).body.code).toBe('stale_edit')
    dataOf(await owner.request('POST', practice.path(`documents/${id}/retirement`)))
    const refused = await owner.request('POST', path, input)
    expect(refused.body.fieldErrors?.map(({ path: at }) => at)).toEqual(['documents.0'])
    const scheduler = await practice.as('Scheduler')
    expect(dataOf(await scheduler.request('GET', path))).toEqual([changed])
    expect((await scheduler.request('DELETE', `${path}/${template.id}`)).status).toBe(403)
    dataOf(await owner.request('DELETE', `${path}/${template.id}`))
    expect((await owner.request('DELETE', `${path}/${template.id}`)).status).toBe(404)
    expect(dataOf(await owner.request('GET', path))).toEqual([])
  })

  rule('whose code could not be mailed may ask for another one at once', async () => {
    await sendPacket(desk)
    const { linkId, secret } = await packetLink(desk)
    const browser = aClientBrowser(test, linkId)
    dataOf(await browser.call('POST', 'open', { secret }))
    test.mailer.setBroken(true)
    expect((await browser.call('POST', 'code')).body.code).toBe('unavailable')
    test.mailer.setBroken(false)
    expect((await browser.call('POST', 'code')).status).toBe(200)
  })
})
