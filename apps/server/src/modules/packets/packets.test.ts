import type { Client, Measure, Packet, PacketReview, Page } from '@oaklet/api/contract'
import { beforeEach, expect } from 'vitest'
import {
  aClientBrowser,
  aPacketDesk,
  aVerifiedBrowser,
  codeInMail,
  fillIn,
  FORM_ANSWERS,
  formsOf,
  itemOf,
  packetLink,
  type PacketDesk,
  sendPacket,
} from '../../testing/a-packet'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'

const DAY_MS = 86_400_000

onOneDatabase('packets', (test, rule) => {
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
  const reviewOf = async (id: string): Promise<PacketReview> =>
    dataOf<PacketReview>(await owner.request('GET', `${desk.path}/${id}/review`))
  const subjects = async (person: SignedInPerson) =>
    (await notified(practice, person)).map(({ event, subject }) => [event, subject])

  rule('a link is mailed to an address that the client permits, and says nothing of them', async () => {
    const refused = await owner.request('POST', desk.path, {
      ...{ email: 'somebody@mail.example', items: ['about_you'], message: '' },
    })
    expect(refused.body.fieldErrors?.map(({ path }) => path)).toEqual(['email'])
    const packet = await sendPacket(desk)
    expect(packet).toMatchObject({ status: 'sent', email: desk.email, sentByName: 'Owner', isFrozen: false })
    expect(packet.items.map(({ kind, state }) => [kind, state])).toEqual([
      ['about_you', 'not_started'],
      ['phq9', 'not_started'],
    ])
    const { linkId, secret } = await packetLink(desk)
    expect(linkId.startsWith(practice.organizationId)).toBe(true)
    expect(secret).toMatch(/^[\w-]{43}$/)
    const mail = test.mailer.to(desk.email).at(-1)
    expect(mail?.subject).toMatch(/^Forms from /)
    expect(mail?.text).not.toMatch(/maya|lindqvist|phq|therap/i)
    expect(await auditTrail(test, practice, 'packet', packet.id)).toEqual([
      { action: 'packet_sent', changed: ['about_you', 'phq9'], userId: owner.userId },
    ])
  })

  rule(
    'nothing of a client is told before the code of the mail and the date of birth were entered',
    async () => {
      await sendPacket(desk)
      const { linkId, secret } = await packetLink(desk)
      const browser = aClientBrowser(test, linkId)
      expect((await browser.call('GET', 'forms')).status).toBe(401)
      const opened = await browser.call('POST', 'open', { secret })
      expect(opened.data).toEqual({ practiceName: 'First', asksBirthDate: true, isVerified: false })
      expect((await browser.call('GET', 'forms')).status).toBe(401)
      const itemId = (await packetNow()).items[0]?.id ?? ''
      for (const [method, what, body] of [
        ['PUT', `items/${itemId}/pages/name`, { answers: FORM_ANSWERS['about_you']?.['name'], rev: 0 }],
        ['POST', `items/${itemId}/finish`, undefined],
        ['POST', 'submit', undefined],
      ] as const) {
        expect((await browser.call(method, what, body)).body.code).toBe('unauthenticated')
      }
      expect((await browser.call('POST', 'code')).data).toEqual({ resendIn: 30 })
      expect((await browser.call('POST', 'code')).body.code).toBe('rate_limited')
      const code = codeInMail(desk)
      const wrong = await browser.call('POST', 'verify', { code, dateOfBirth: '1990-04-03' })
      expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_code'])
      const right = await browser.call('POST', 'verify', { code, dateOfBirth: '1990-04-02' })
      expect(right.data).toMatchObject({ isVerified: true })
      const again = await browser.call('POST', 'verify', { code, dateOfBirth: '1990-04-02' })
      expect(again.data).toEqual(right.data)
      expect((await formsOf(browser)).items[0]?.pages[0]).toEqual({
        ...{ page: 'name', answers: null, rev: 0 },
        known: { firstName: 'Maya', lastName: 'Lindqvist', preferredName: '' },
      })
      expect((await packetNow()).status).toBe('opened')
    },
  )

  rule('a link that is none, a wrong secret and a revoked link have one answer', async () => {
    const packet = await sendPacket(desk)
    const { linkId, secret } = await packetLink(desk)
    const tries = async () =>
      Promise.all(
        [
          [linkId, 'wrong'],
          [`${practice.organizationId}.unknown`, secret],
          [`${test.deps.newId()}.unknown`, secret],
          ['nothing', secret],
        ].map(async ([of = '', given]) => {
          const { status, body } = await aClientBrowser(test, of).call('POST', 'open', { secret: given })
          return { status, ...body, requestId: '' }
        }),
      )
    const [first, ...others] = await tries()
    expect(first).toMatchObject({ status: 404, code: 'link_unavailable' })
    for (const other of others) expect(other).toEqual(first)
    const browser = await aVerifiedBrowser(desk)
    dataOf(
      await owner.request('POST', `${desk.path}/${packet.id}/revocation`, {
        ...{ reason: 'Sent to the wrong address', version: (await packetNow()).version },
      }),
    )
    const revoked = await aClientBrowser(test, linkId).call('POST', 'open', { secret })
    expect({ status: revoked.status, ...revoked.body, requestId: '' }).toEqual(first)
    expect((await browser.call('GET', 'forms')).body.code).toBe('link_unavailable')
    expect(await packetNow()).toMatchObject({
      ...{ status: 'revoked', revocation: { byName: 'Owner', reason: 'Sent to the wrong address' } },
    })
  })

  rule(
    'after five wrong codes there is a pause, and after twenty the link is frozen until a new one',
    async () => {
      const packet = await sendPacket(desk)
      const { linkId, secret } = await packetLink(desk)
      const browser = aClientBrowser(test, linkId)
      dataOf(await browser.call('POST', 'open', { secret }))
      const answers: (string | undefined)[] = []
      for (let round = 0; round < 4; round += 1) {
        test.clock.advance(1_000_000)
        dataOf(await browser.call('POST', 'code'))
        const wrong = codeInMail(desk) === '000000' ? '000001' : '000000'
        for (let count = 0; count < 5; count += 1) {
          const { body } = await browser.call('POST', 'verify', { code: wrong, dateOfBirth: '1990-04-02' })
          answers.push(body.code)
        }
        expect((await browser.call('POST', 'code')).status).toBe(round < 3 ? 429 : 404)
      }
      const paused = ['invalid_code', 'invalid_code', 'invalid_code', 'invalid_code', 'rate_limited']
      expect(answers).toEqual([...paused, ...paused, ...paused, ...paused.slice(0, 4), 'link_unavailable'])
      expect((await packetNow()).isFrozen).toBe(true)
      expect(await subjects(desk.clinician)).toEqual([
        ['packet_frozen', 'Maya Lindqvist: the link to forms was paused after too many wrong codes'],
      ])
      dataOf(await owner.request('POST', `${desk.path}/${packet.id}/link`))
      expect((await packetNow()).isFrozen).toBe(false)
      expect((await aClientBrowser(test, linkId).call('POST', 'open', { secret })).status).toBe(404)
      await aVerifiedBrowser(desk)
    },
  )

  rule('a packet is filled in on two devices, sent in once, and taken over field by field', async () => {
    const packet = await sendPacket(desk, ['about_you', 'reach_you', 'emergency_contact', 'gad7'])
    const phone = await aVerifiedBrowser(desk)
    await fillIn(phone, 'about_you')
    await fillIn(phone, 'reach_you')
    const early = await phone.call('POST', 'submit')
    expect([early.status, early.body.code]).toEqual([422, 'packet_incomplete'])
    expect(early.body.fieldErrors).toHaveLength(9)

    dataOf(await owner.request('POST', `${desk.path}/${packet.id}/link`))
    const laptop = await aVerifiedBrowser(desk)
    expect((await phone.call('GET', 'forms')).status).toBe(401)
    expect((await formsOf(laptop)).items.map(({ state }) => state)).toEqual([
      ...['done', 'done', 'not_started', 'not_started'],
    ])
    await fillIn(laptop, 'emergency_contact')
    await fillIn(laptop, 'gad7')
    dataOf(await laptop.call('POST', 'submit'))
    expect(dataOf(await laptop.call('POST', 'submit'))).toMatchObject({ isOpen: false })
    expect(await subjects(owner)).toContainEqual([
      ...['packet_submitted', 'Maya Lindqvist sent in their forms: look through them'],
    ])

    const { client, packet: sentIn } = await reviewOf(packet.id)
    const kept = ['pronouns']
    const accepted = ['lastName', 'address', 'phone', 'email', 'emergencyContact']
    const review = { accepted, kept, clientVersion: client.version, version: sentIn.version }
    const undecided = await owner.request('POST', `${desk.path}/${packet.id}/review`, { ...review, kept: [] })
    expect(undecided.body.fieldErrors).toEqual([{ path: 'pronouns', message: 'Decide on this' }])
    const reviewed = dataOf<Packet>(await owner.request('POST', `${desk.path}/${packet.id}/review`, review))
    expect(reviewed).toMatchObject({ status: 'reviewed', review: { byName: 'Owner' } })
    const after = dataOf<Client>(await owner.request('GET', practice.path(`clients/${client.id}`)))
    expect(after).toMatchObject({
      ...{ lastName: 'Lindqvist-Ruiz', pronouns: '', dateOfBirth: client.dateOfBirth },
      address: FORM_ANSWERS['about_you']?.['address'],
      contacts: [
        { kind: 'email', value: 'maya@mail.example', mayEmail: true },
        { kind: 'mobile', value: '5185550142', mayText: true, mayVoicemail: false },
      ],
      people: [{ name: 'Ana Ruiz', relationship: 'sister', roles: ['emergency'] }],
    })
    const trail = await auditTrail(test, practice, 'packet', packet.id)
    expect(trail.map(({ action }) => action)).toEqual([
      ...['packet_sent', 'packet_opened', 'signer_verified', 'updated', 'extended', 'signer_verified'],
      ...['updated', 'packet_submitted', 'viewed', 'packet_reviewed'],
    ])
  })

  rule('an answer about self-harm reaches the clinician when it is given, and the measure once', async () => {
    await sendPacket(desk, ['phq9'])
    const browser = await aVerifiedBrowser(desk)
    const { id } = await itemOf(browser, 'phq9')
    dataOf(await browser.call('PUT', `items/${id}/pages/9`, { answers: { answer: 0 }, rev: 0 }))
    expect(await subjects(desk.clinician)).toEqual([])
    dataOf(await browser.call('PUT', `items/${id}/pages/9`, { answers: { answer: 2 }, rev: 1 }))
    const told = ['measure_alert', 'Maya Lindqvist answered a question about self-harm: see the PHQ-9']
    expect(await subjects(desk.clinician)).toEqual([told])
    expect((await browser.call('POST', `items/${id}/finish`)).body.code).toBe('packet_incomplete')
    await fillIn(browser, 'phq9', 1)
    expect(await subjects(desk.clinician)).toEqual([told])
    const path = practice.path(`clients/${desk.client.id}/measures`)
    const [measure] = dataOf<Page<Measure>>(await owner.request('GET', path)).items
    expect(measure).toMatchObject({
      ...{ kind: 'phq9', score: 9, source: 'client', recordedByName: null },
      ...{ difficulty: 'somewhat', isAlertOpen: true, takenOn: '2026-11-17' },
    })
    dataOf(await browser.call('POST', `items/${id}/finish`))
    expect(dataOf<Page<Measure>>(await owner.request('GET', path)).total).toBe(1)
    const again = await browser.call('PUT', `items/${id}/pages/1`, { answers: { answer: 0 }, rev: 1 })
    expect(again.body.code).toBe('transition_refused')
  })

  rule(
    'who passes over a question gets no score, and the clinician hears of the one about self-harm',
    async () => {
      await sendPacket(desk, ['phq9'])
      const browser = await aVerifiedBrowser(desk)
      const { id } = await itemOf(browser, 'phq9')
      dataOf(await browser.call('PUT', `items/${id}/pages/9`, { answers: { answer: 'passed' }, rev: 0 }))
      expect(await subjects(desk.clinician)).toEqual([
        ['measure_alert', 'Maya Lindqvist passed over the question about self-harm on the PHQ-9'],
      ])
      await fillIn(browser, 'phq9', 1, ['9'])
      dataOf(await browser.call('POST', 'submit'))
      expect((await packetNow()).items).toMatchObject([{ state: 'done', hasResult: false }])
      const path = practice.path(`clients/${desk.client.id}/measures`)
      expect(dataOf<Page<Measure>>(await owner.request('GET', path)).items).toEqual([])
    },
  )

  rule('what is wrong is refused at its field, and a page that another device saved is shown', async () => {
    await sendPacket(desk, ['about_you', 'reach_you', 'gad7'])
    const browser = await aVerifiedBrowser(desk)
    const about = await itemOf(browser, 'about_you')
    const refusedAt = async (of: string, page: string, answers: object) => {
      const { status, body } = await browser.call('PUT', `items/${of}/pages/${page}`, { answers, rev: 0 })
      return [status, body.fieldErrors?.map(({ path }) => path)]
    }
    const nameless = { firstName: ' ', lastName: '', preferredName: '' }
    expect(await refusedAt(about.id, 'name', nameless)).toEqual([422, ['firstName']])
    expect(await refusedAt(about.id, 'birth', { dateOfBirth: '2026-11-18' })).toEqual([422, ['dateOfBirth']])
    expect(await refusedAt(about.id, 'nothing', {})).toEqual([404, undefined])
    const { id: reach } = await itemOf(browser, 'reach_you')
    const noPhone = { phone: 'mine', mayText: true, mayVoicemail: true }
    expect(await refusedAt(reach, 'phone', noPhone)).toEqual([422, ['phone']])
    const { id: gad7 } = await itemOf(browser, 'gad7')
    expect(await refusedAt(gad7, '8', { answer: 1 })).toEqual([404, undefined])
    expect(await refusedAt(gad7, '7', { answer: 4 })).toEqual([422, ['answer']])

    const page = `items/${about.id}/pages/pronouns`
    dataOf(await browser.call('PUT', page, { answers: { pronouns: 'she' }, rev: 0 }))
    // The same again, as after a lost answer, is saved already.
    dataOf(await browser.call('PUT', page, { answers: { pronouns: 'she' }, rev: 0 }))
    const stale = await browser.call('PUT', page, { answers: { pronouns: 'they' }, rev: 0 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_edit'])
    expect(stale.body['current']).toEqual({
      ...{ page: 'pronouns', answers: { pronouns: 'she' }, known: null, rev: 1 },
    })
  })

  rule('only what was sent back opens again', async () => {
    const packet = await sendPacket(desk, ['about_you', 'emergency_contact'])
    const first = await aVerifiedBrowser(desk)
    await fillIn(first, 'about_you')
    await fillIn(first, 'emergency_contact')
    dataOf(await first.call('POST', 'submit'))
    const { items, version } = await packetNow()
    const itemId = items.find(({ kind }) => kind === 'about_you')?.id ?? ''
    const comments = [{ itemId, comment: 'Please use the name on your insurance card.' }]
    dataOf(await owner.request('POST', `${desk.path}/${packet.id}/return`, { comments, version }))
    expect(test.mailer.to(desk.email).at(-1)?.text).not.toContain('insurance')
    const second = await aVerifiedBrowser(desk)
    const forms = await formsOf(second)
    expect(forms).toMatchObject({ isOpen: true, isReturned: true })
    expect(forms.items.map(({ state, isOpen, comment }) => [state, isOpen, comment])).toEqual([
      ['returned', true, 'Please use the name on your insurance card.'],
      ['done', false, ''],
    ])
    const person = await itemOf(second, 'emergency_contact')
    const answers = FORM_ANSWERS['emergency_contact']?.['person']
    const closed = await second.call('PUT', `items/${person.id}/pages/person`, { answers, rev: 1 })
    expect(closed.body.code).toBe('transition_refused')
    await fillIn(second, 'about_you')
    expect((await formsOf(second)).items[0]?.state).toBe('done')
    dataOf(await second.call('POST', 'submit'))
    expect((await packetNow()).status).toBe('submitted')
  })

  rule('what was sent in can be taken back until it is reviewed', async () => {
    const packet = await sendPacket(desk, ['about_you'])
    const browser = await aVerifiedBrowser(desk)
    await fillIn(browser, 'about_you')
    expect((await browser.call('POST', 'withdrawal')).body.code).toBe('transition_refused')
    dataOf(await browser.call('POST', 'submit'))
    const { client, packet: shown } = await reviewOf(packet.id)
    expect(dataOf(await browser.call('POST', 'withdrawal'))).toMatchObject({
      ...{ isOpen: true, isReturned: false, canBeWithdrawn: false },
      items: [{ state: 'done', isOpen: true }],
    })
    const body = { accepted: [], kept: ['lastName', 'pronouns', 'address'] }
    const versions = { clientVersion: client.version, version: shown.version }
    const path = `${desk.path}/${packet.id}/review`
    expect((await owner.request('POST', path, { ...body, ...versions })).body.code).toBe('stale_edit')
    dataOf(await browser.call('POST', 'submit'))
    const { version } = await packetNow()
    dataOf(await owner.request('POST', path, { ...body, clientVersion: client.version, version }))
    expect((await browser.call('POST', 'withdrawal')).body.code).toBe('transition_refused')
  })

  rule('a packet ends 14 days after the last page, and a new link opens it with all answers', async () => {
    const packet = await sendPacket(desk, ['about_you'])
    const browser = await aVerifiedBrowser(desk)
    await fillIn(browser, 'about_you')
    test.clock.advance(15 * DAY_MS)
    expect((await packetNow()).status).toBe('expired')
    const again = await practice.as('Owner')
    const { linkId, secret } = await packetLink(desk)
    expect((await aClientBrowser(test, linkId).call('POST', 'open', { secret })).status).toBe(404)
    dataOf(await again.request('POST', `${desk.path}/${packet.id}/link`))
    expect((await formsOf(await aVerifiedBrowser(desk))).items[0]?.state).toBe('done')
  })

  rule('a session ends after an hour without a call, and when the client leaves', async () => {
    await sendPacket(desk)
    const browser = await aVerifiedBrowser(desk)
    test.clock.advance(3_500_000)
    dataOf(await browser.call('GET', 'forms'))
    test.clock.advance(3_500_000)
    dataOf(await browser.call('GET', 'forms'))
    test.clock.advance(3_700_000)
    expect((await browser.call('GET', 'forms')).status).toBe(401)
    const other = await aVerifiedBrowser(desk)
    dataOf(await other.call('POST', 'leave'))
    expect((await other.call('GET', 'forms')).status).toBe(401)
  })

  rule(
    'who asks for a new link hears the same whether there is one, and it goes to the address on file',
    async () => {
      await sendPacket(desk)
      const { linkId, secret } = await packetLink(desk)
      const ask = async (of: string) => {
        const { status, body } = await aClientBrowser(test, of).call('POST', 'new-link')
        return { status, body }
      }
      const browser = aClientBrowser(test, linkId)
      dataOf(await browser.call('POST', 'open', { secret }))
      const [soon, unknown] = [await ask(linkId), await ask('nothing')]
      expect(soon).toEqual(unknown)
      expect(await packetLink(desk)).toEqual({ linkId, secret })
      test.clock.advance(600_000)
      expect(await ask(linkId)).toEqual(unknown)
      expect(await packetLink(desk)).not.toEqual({ linkId, secret })
      expect((await browser.call('GET', 'session')).status).toBe(200)
    },
  )

  rule('no session of the staff opens forms, and no session of a client anything else', async () => {
    await sendPacket(desk)
    const browser = await aVerifiedBrowser(desk)
    expect((await owner.request('GET', `/api/v1/onboarding/${browser.linkId}/forms`)).status).toBe(401)
    expect((await browser.request('GET', desk.path)).status).toBe(401)
    const other = await aPacketDesk(test, practice, owner)
    await sendPacket(other)
    const { linkId } = await packetLink(other)
    expect((await browser.request('GET', `/api/v1/onboarding/${linkId}/forms`)).status).toBe(401)
    expect((await requester(test)('GET', `/api/v1/onboarding/${linkId}/forms`)).status).toBe(401)
  })
})
