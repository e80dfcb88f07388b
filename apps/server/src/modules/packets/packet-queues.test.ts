import type { Dashboard, ListedPacket, Measure, Packet, Page } from '@oaklet/api/contract'
import { beforeEach, expect } from 'vitest'
import {
  aClientBrowser,
  aPacketDesk,
  aVerifiedBrowser,
  fillIn,
  packetLink,
  type PacketDesk,
  sendInForms,
  sendPacket,
} from '../../testing/a-packet'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { purgePackets } from './purge-packets'

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

  rule('that were never sent in are deleted 90 days after their end, and their measures stay', async () => {
    await sendPacket(desk, ['emergency_contact', 'gad7'])
    const browser = await aVerifiedBrowser(desk)
    await fillIn(browser, 'emergency_contact')
    await fillIn(browser, 'gad7')
    const purgeIn = (days: number) => {
      const then = new Date(test.clock.now().getTime() + days * DAY_MS)
      return purgePackets({ ...test.deps, clock: { ...test.deps.clock, now: () => then } })
    }
    await purgeIn(103)
    expect((await packetNow()).items).toHaveLength(2)
    await purgeIn(105)
    expect(dataOf(await owner.request('GET', desk.path))).toEqual([])
    const path = practice.path(`clients/${desk.client.id}/measures`)
    expect(dataOf<Page<Measure>>(await owner.request('GET', path)).items).toHaveLength(1)
    expect((await browser.call('GET', 'forms')).status).toBe(401)
    expect((await auditTrail(test, practice, 'packet')).at(-1)).toEqual({
      ...{ action: 'purged', changed: [], userId: null },
    })
    const kept = await sendInForms(test, practice, owner, desk.client)
    await purgeIn(200)
    expect((await packetNow()).id).toBe(kept.id)
  })

  rule('are shown of their own clients alone to who sees no others', async () => {
    const packet = await sendPacket(desk)
    const own = await practice.as('Clinician (own clients)')
    expect((await own.request('GET', desk.path)).status).toBe(404)
    expect((await own.request('GET', `${desk.path}/${packet.id}/review`)).status).toBe(404)
    const biller = await practice.as('Biller')
    expect((await biller.request('GET', desk.path)).status).toBe(403)
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
