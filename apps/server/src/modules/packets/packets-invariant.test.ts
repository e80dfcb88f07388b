import type {
  Client,
  Measure,
  Packet,
  PacketStatus,
  Page,
  Signature,
  SignatureRecord,
} from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  aClientBrowser,
  addDocument,
  aPacketDesk,
  BORN_ON,
  type ClientBrowser,
  codeInMail,
  FORM_ANSWERS,
  type PacketDesk,
  packetLink,
  sendPacket,
  SIGNED,
} from '../../testing/a-packet'
import type { TestAnswer } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'

const CLIENT_VERBS = [
  'open',
  'open wrongly',
  'ask for a code',
  'verify',
  'verify wrongly',
  'save',
  'save badly',
  'finish',
  'sign on screen',
  'sign on paper',
  'sign',
  'decline',
  'submit',
  'withdraw',
  'leave',
] as const
const STAFF_VERBS = ['resend', 'send back', 'review', 'revoke'] as const

/** What happens next: a client does something in one of two browsers, the practice does something, or time goes by. */
const step = fc.record({
  verb: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...CLIENT_VERBS) },
    { weight: 4, arbitrary: fc.constantFrom('come in' as const, 'fill in' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...STAFF_VERBS) },
    { weight: 1, arbitrary: fc.constant('wait' as const) },
  ),
  browser: fc.nat(1),
  page: fc.nat(8),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Which states may follow one, besides itself. */
const NEXT: Readonly<Record<PacketStatus, readonly PacketStatus[]>> = {
  sent: ['opened', 'expired', 'revoked'],
  opened: ['in_progress', 'expired', 'revoked'],
  in_progress: ['submitted', 'expired', 'revoked'],
  submitted: ['returned', 'reviewed', 'in_progress', 'expired'],
  returned: ['in_progress', 'submitted', 'expired', 'revoked'],
  expired: ['sent', 'opened', 'in_progress', 'returned', 'revoked'],
  reviewed: [],
  revoked: [],
}

const PAGES = ['1', '2', '3', '4', '5', '6', '7', 'difficulty'] as const
const GOOD = { answer: 1, difficulty: 'not' } as const
/** Longer than a session lasts, and than a packet that nobody touches. */
const WAITS_MS = [3_700_000, 15 * 86_400_000] as const

/** 300 runs of the long lane make ten thousand steps. */
const LENGTHS = { minLength: runs({ gate: 15, long: 25 }), maxLength: runs({ gate: 25, long: 45 }) }

interface Device {
  browser: ClientBrowser
  /** Whether its session has entered a code. */
  isVerified: boolean
}

onOneDatabase('packets, whatever happens', (test, rule) => {
  async function aWorld() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const desk = await aPacketDesk(test, practice, owner)
    const { id } = await addDocument(desk, { mayDecline: true })
    await sendPacket(desk, ['emergency_contact', 'gad7'], [id])
    const { linkId } = await packetLink(desk)
    const devices: Device[] = [0, 1].map(() => ({
      browser: aClientBrowser(test, linkId),
      isVerified: false,
    }))
    const signed: Signature[] = []
    return { practice, desk, linkId, devices, signed }
  }
  type World = Awaited<ReturnType<typeof aWorld>>

  const packetOf = async ({ owner, path }: PacketDesk): Promise<Packet> => {
    const [packet] = dataOf<Packet[]>(await owner.request('GET', path))
    if (packet === undefined) throw new Error('the packet is gone')
    return packet
  }

  async function save(device: Device, packet: Packet, index: number, isGood: boolean): Promise<TestAnswer> {
    const kind = index === 0 ? 'emergency_contact' : 'gad7'
    const itemId = packet.items.find((one) => one.kind === kind)?.id ?? ''
    const page = index === 0 ? 'person' : (PAGES[index - 1] ?? '1')
    const forms = await device.browser.call('GET', 'forms')
    const items = (forms.data ?? { items: [] }) as {
      items: { id: string; pages: { page: string; rev: number }[] }[]
    }
    const rev = items.items.find(({ id }) => id === itemId)?.pages.find((one) => one.page === page)?.rev ?? 0
    const good =
      index === 0
        ? FORM_ANSWERS['emergency_contact']?.['person']
        : page === 'difficulty'
          ? { difficulty: GOOD.difficulty }
          : { answer: GOOD.answer }
    const answers = isGood ? good : index === 0 ? { name: 'Ana' } : { answer: 9 }
    return device.browser.call('PUT', `items/${itemId}/pages/${page}`, { answers, rev })
  }

  const itemPath = (packet: Packet, of: 'gad7' | 'document') =>
    `items/${packet.items.find(({ kind }) => kind === of)?.id ?? ''}`

  async function byClient(world: World, packet: Packet, { verb, browser, page }: Step): Promise<void> {
    const { desk, devices } = world
    const device = devices[browser]
    if (device === undefined) return
    const { call } = device.browser
    if (verb === 'come in') {
      for (const each of ['open', 'ask for a code', 'verify'] as const) {
        await byClient(world, packet, { verb: each, browser, page })
      }
    }
    if (verb === 'open' || verb === 'open wrongly') {
      const { secret } = await packetLink(desk)
      const answer = await call('POST', 'open', { secret: verb === 'open' ? secret : 'wrong' })
      if (verb === 'open wrongly') expect(answer.status).toBe(404)
      if (answer.status === 200) device.isVerified = false
    }
    if (verb === 'ask for a code') await call('POST', 'code')
    if (verb === 'verify') {
      const answer = await call('POST', 'verify', {
        code: codeInMail(desk) || '000000',
        dateOfBirth: BORN_ON,
      })
      if (answer.status === 200) device.isVerified = true
    }
    if (verb === 'verify wrongly') {
      const answer = await call('POST', 'verify', {
        code: codeInMail(desk) || '000000',
        dateOfBirth: '1970-01-01',
      })
      expect([401, 404, 429]).toContain(answer.status)
    }
    if (verb === 'save') await save(device, packet, page, true)
    if (verb === 'save badly') expect((await save(device, packet, page, false)).status).not.toBe(200)
    if (verb === 'fill in') {
      await call('POST', 'signing', { way: 'online' })
      await call('POST', `${itemPath(packet, 'document')}/signature`, SIGNED)
      for (let index = 0; index <= PAGES.length; index += 1) await save(device, packet, index, true)
    }
    if (verb === 'finish') await call('POST', `${itemPath(packet, 'gad7')}/finish`)
    if (verb === 'sign on screen') await call('POST', 'signing', { way: 'online' })
    if (verb === 'sign on paper') await call('POST', 'signing', { way: 'paper' })
    if (verb === 'sign') await call('POST', `${itemPath(packet, 'document')}/signature`, SIGNED)
    if (verb === 'decline') await call('POST', `${itemPath(packet, 'document')}/refusal`, { reason: '' })
    if (verb === 'submit') await call('POST', 'submit')
    if (verb === 'withdraw') await call('POST', 'withdrawal')
    if (verb === 'leave' && (await call('POST', 'leave')).status === 200) device.isVerified = false
  }

  async function byPractice({ practice, desk, devices }: World, packet: Packet, verb: Step['verb']) {
    const { owner, path, client } = desk
    const { id, version, items } = packet
    const ask = async (what: string, body?: object) => owner.request('POST', `${path}/${id}/${what}`, body)
    if (verb === 'resend' || verb === 'send back') {
      const comments = items
        .filter(({ kind }) => kind !== 'gad7')
        .map(({ id: itemId }) => ({ itemId, comment: 'Please look at it again' }))
      const answer = verb === 'resend' ? await ask('link') : await ask('return', { comments, version })
      if (answer.status === 200) for (const device of devices) device.isVerified = false
    }
    if (verb === 'revoke') await ask('revocation', { reason: 'By mistake', version })
    if (verb === 'review') {
      const { version: clientVersion } = dataOf<Client>(
        await owner.request('GET', practice.path(`clients/${client.id}`)),
      )
      await ask('review', { accepted: ['emergencyContact'], kept: [], clientVersion, version })
    }
  }

  async function act(world: World, before: Packet, one: Step): Promise<void> {
    if (one.verb === 'wait') {
      test.clock.advance(WAITS_MS[one.browser] ?? 0)
      for (const device of world.devices) device.isVerified = false
    } else if ((STAFF_VERBS as readonly string[]).includes(one.verb))
      await byPractice(world, before, one.verb)
    else await byClient(world, before, one)
  }

  /** What must hold after every step. */
  async function expectSound({ practice, desk, devices, signed }: World, before: Packet): Promise<Packet> {
    const { owner, client } = desk
    const packet = await packetOf(desk)
    const { status, items } = packet
    if (status !== before.status) expect(NEXT[before.status], before.status).toContain(status)
    if (status === 'submitted' || status === 'reviewed') {
      expect(
        items.map(({ state }) => state),
        'what was sent in is whole',
      ).toEqual(['done', 'done', 'done'])
    }
    for (const { browser, isVerified } of devices) {
      const forms = await browser.call('GET', 'forms')
      if (!isVerified) expect(forms.status, 'who entered no code sees nothing').not.toBe(200)
      if (status === 'revoked' || status === 'expired') expect(forms.status).not.toBe(200)
    }
    const at = practice.path(`clients/${client.id}`)
    const { people } = dataOf<Client>(await owner.request('GET', at))
    if (status !== 'reviewed') expect(people, 'nothing is taken over before a review').toEqual([])
    const measures = dataOf<Page<Measure>>(await owner.request('GET', `${at}/measures`)).items
    const isFinished = items.some(({ kind, state }) => kind === 'gad7' && state === 'done')
    expect(measures.map(({ score }) => score)).toEqual(isFinished ? [7] : [])
    const now = dataOf<Signature[]>(await owner.request('GET', `${at}/signatures`))
    expect(now.slice(now.length - signed.length), 'what was signed stays').toEqual(signed)
    signed.splice(0, signed.length, ...now)
    const current = items.find(({ kind }) => kind === 'document')?.signature
    if (current) expect(now.map(({ id }) => id)).toContain(current.id)
    return packet
  }

  /** At the end each signature still has the hash that was computed when it was made. */
  async function expectIntact({ practice, desk: { owner, client }, signed }: World): Promise<void> {
    for (const { id } of signed) {
      const path = practice.path(`clients/${client.id}/signatures/${id}`)
      expect(dataOf<SignatureRecord>(await owner.request('GET', path)).isIntact).toBe(true)
    }
  }

  rule(
    'are whole when they are sent in, tell nobody anything without a code, and change nothing before a review',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, LENGTHS), async (steps) => {
          const world = await aWorld()
          let packet = await packetOf(world.desk)
          for (const one of steps) {
            // A code may be asked for every half a minute, and an address may try so many links.
            test.clock.advance(31_000)
            await act(world, packet, one)
            packet = await expectSound(world, packet)
          }
          await expectIntact(world)
        }),
        { numRuns: runs({ gate: 3, long: 300 }) },
      )
    },
    runs({ gate: 60_000, long: 3_600_000 }),
  )
})
