import { REFERRAL_SOURCES, type Client, type ClientSummary, type Page } from '@oaklet/api/contract'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { clientInput } from '../../testing/a-client'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { onOneDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'

onOneDatabase('clients', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const add = async (overrides: Parameters<typeof clientInput>[0] = {}) =>
      (await owner.request('POST', practice.path('clients'), clientInput(overrides))).data as Client
    return { practice, owner, add }
  }
  const pageOf = async (who: SignedInPerson, practice: TestPractice, query: string) =>
    (await who.request('GET', practice.path(`clients?${query}`))).data as Page<ClientSummary>
  const namesOf = ({ items }: Page<ClientSummary>) => items.map(({ displayName }) => displayName)

  describe('adding', () => {
    rule('keeps everything typed, with phones as they are dialled', async () => {
      const { practice, owner, add } = await aDesk()
      const created = await add({
        preferredName: 'May',
        sortName: 'Queue',
        contacts: [
          { kind: 'mobile', value: '+1 (518) 555-0142', mayEmail: false, mayText: true, mayVoicemail: true },
          { kind: 'email', value: 'maya@mail.example', mayEmail: true, mayText: false, mayVoicemail: false },
        ],
        dateOfBirth: '1990-02-28',
        primaryClinicianId: owner.staffId,
        locationId: practice.locationId,
        referralSource: 'employer',
        tags: ['sliding scale'],
      })
      expect(created).toMatchObject({
        displayName: 'May Lindqvist',
        sortName: 'Queue',
        primaryClinicianName: 'Owner',
        locationName: 'First office',
        referralSource: 'employer',
        balanceCents: 0,
        creditCents: 0,
        withInsuranceCents: 0,
        version: 1,
        contacts: [{ value: '15185550142' }, { value: 'maya@mail.example' }],
      })
      const opened = await owner.request('GET', practice.path(`clients/${created.id}`))
      expect(opened.data).toEqual(created)
    })

    rule('takes one name alone, and cleans names and e-mails of what can’t be seen', async () => {
      const { add } = await aDesk()
      const email = { kind: 'email', mayEmail: true, mayText: false, mayVoicemail: false } as const
      const created = await add({
        firstName: '',
        lastName: 'Tel\u202Eler\n',
        preferredName: '',
        contacts: [{ ...email, value: 'Teller <teller@mail.example>' }],
      })
      expect(created).toMatchObject({
        displayName: 'Teller',
        lastName: 'Teller',
        contacts: [{ value: 'teller@mail.example' }],
      })
    })

    rule('keeps the country and the extension of a phone', async () => {
      const { add } = await aDesk()
      const phone = { kind: 'work', mayEmail: false, mayText: false, mayVoicemail: false } as const
      const values = ['+65 6123 4567', '518-555-0145 ext. 12']
      const created = await add({ contacts: values.map((value) => ({ ...phone, value })) })
      expect(created.contacts.map(({ value }) => value)).toEqual(['+6561234567', '5185550145x12'])
    })

    rule('takes a birth of the practice’s today, not of the day that has begun elsewhere', async () => {
      const { practice, owner, add } = await aDesk()
      test.clock.set('2026-11-18T03:00:00Z')
      expect(await add({ dateOfBirth: '2026-11-17' })).toMatchObject({ dateOfBirth: '2026-11-17' })
      const body = { ...clientInput(), dateOfBirth: '2026-11-18' }
      const answer = await owner.request('POST', practice.path('clients'), body)
      expect(answer.body.fieldErrors?.map((field) => field.path)).toEqual(['dateOfBirth'])
    })

    rule('takes every referral source, and none', async () => {
      const { add } = await aDesk()
      for (const referralSource of [...REFERRAL_SOURCES, null]) {
        expect(await add({ referralSource })).toMatchObject({ referralSource })
      }
    })

    rule('knows of no source and no name to sort by where none is sent', async () => {
      const { add } = await aDesk()
      expect(await add({ referralSource: undefined, sortName: undefined })).toMatchObject({
        referralSource: null,
        sortName: '',
      })
    })

    rule.each([
      [
        'contacts.0.value',
        { contacts: [{ kind: 'mobile', value: '12', mayEmail: false, mayText: false, mayVoicemail: false }] },
      ],
      [
        'contacts.0.value',
        {
          contacts: [{ kind: 'email', value: 'maya', mayEmail: false, mayText: false, mayVoicemail: false }],
        },
      ],
      ['dateOfBirth', { dateOfBirth: '2026-11-18' }],
      ['dateOfBirth', { dateOfBirth: '0085-04-03' }],
      ['primaryClinicianId', { primaryClinicianId: '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11' }],
      ['locationId', { locationId: '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11' }],
      ['status', { status: 'archived' }],
      ['referralSource', { referralSource: 'billboard' }],
      ['firstName', { firstName: '  ', lastName: '\u200B' }],
      ['sortName', { sortName: 'n'.repeat(101) }],
    ])('refuses a wrong %s at its field', async (path, overrides) => {
      const { practice, owner } = await aDesk()
      const body = { ...clientInput(), ...overrides }
      const answer = await owner.request('POST', practice.path('clients'), body)
      expect([answer.status, answer.body.fieldErrors?.map((field) => field.path)]).toEqual([422, [path]])
    })

    rule('refuses a location and a clinician of another practice', async () => {
      const { practice, owner } = await aDesk()
      const elsewhere = await practice.as('Clinician', { practiceIds: [practice.otherPracticeId] })
      const body = clientInput({
        locationId: practice.otherLocationId,
        primaryClinicianId: elsewhere.staffId,
      })
      const answer = await owner.request('POST', practice.path('clients'), body)
      expect(answer.body.fieldErrors?.map(({ path }) => path)).toEqual(['primaryClinicianId', 'locationId'])
    })
  })

  describe('changing', () => {
    const change = (client: Client, overrides: object) => {
      const { version } = client
      return { ...clientInput(), ...overrides, version }
    }

    rule('lets a location stay that was deleted since', async () => {
      const { practice, owner, add } = await aDesk()
      const { locationId } = practice
      const client = await add({ locationId })
      expect((await owner.request('DELETE', practice.path(`locations/${locationId}`))).status).toBe(200)
      const body = change(client, { locationId, pronouns: 'she/her' })
      const answer = await owner.request('PUT', practice.path(`clients/${client.id}`), body)
      expect([answer.status, answer.body.fieldErrors]).toEqual([200, undefined])
    })

    rule('changes nothing of a field that is not sent, as an older tab does not know it', async () => {
      const { practice, owner, add } = await aDesk()
      const client = await add({ referralSource: 'school', sortName: 'Queue' })
      const body = change(client, { pronouns: 'they/them', referralSource: undefined, sortName: undefined })
      const { status, data } = await owner.request('PUT', practice.path(`clients/${client.id}`), body)
      expect({ status, data }).toMatchObject({
        status: 200,
        data: { pronouns: 'they/them', referralSource: 'school', sortName: 'Queue' },
      })
    })

    rule('counts the version, and refuses an edit that was made on an older one', async () => {
      const { practice, owner, add } = await aDesk()
      const client = await add()
      const path = practice.path(`clients/${client.id}`)
      const first = await owner.request('PUT', path, change(client, { pronouns: 'she/her' }))
      expect(first.data).toMatchObject({ pronouns: 'she/her', version: 2 })
      const stale = await owner.request('PUT', path, change(client, { pronouns: 'they/them' }))
      expect([stale.status, stale.body.code]).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(first.data)
    })

    rule('lets exactly one of two edits at once through', async () => {
      const { practice, owner, add } = await aDesk()
      const client = await add()
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((pronouns) =>
          owner.request('PUT', practice.path(`clients/${client.id}`), change(client, { pronouns })),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    })

    rule('follows the client’s states', async () => {
      const { practice, owner, add } = await aDesk()
      const client = await add({ status: 'prospective' })
      const path = practice.path(`clients/${client.id}`)
      const refused = await owner.request('PUT', path, change(client, { status: 'archived' }))
      expect([refused.status, refused.body.code]).toEqual([409, 'transition_refused'])
      let current = client
      for (const status of ['active', 'inactive', 'active', 'inactive', 'archived']) {
        const answer = await owner.request('PUT', path, change(current, { status }))
        expect(answer.status).toBe(200)
        current = answer.data as Client
      }
      const back = await owner.request('PUT', path, change(current, { status: 'active' }))
      expect(back.body.code).toBe('transition_refused')
    })
  })

  describe('who may see whom', () => {
    rule('a client of another practice or organization is not there at all', async () => {
      const { practice, add } = await aDesk()
      const client = await add()
      const other = await aPractice(test)
      const people = [
        [await practice.as('Owner', { practiceIds: [practice.otherPracticeId] }), practice.otherPracticeId],
        [await other.as('Owner'), other.practiceId],
      ] as const
      for (const [person, practiceId] of people) {
        const path = `/api/v1/practices/${practiceId}/clients/${client.id}`
        expect((await person.request('GET', path)).status).toBe(404)
        expect((await person.request('PUT', path, { ...clientInput(), version: 1 })).status).toBe(404)
        const list = await person.request('GET', `/api/v1/practices/${practiceId}/clients`)
        expect(list.data).toEqual({ items: [], nextCursor: null, total: 0 })
      }
    })

    rule('a role for own clients knows only those', async () => {
      const { practice, add } = await aDesk()
      const clinician = await practice.as('Clinician (own clients)')
      const [own, others] = [await add({ primaryClinicianId: clinician.staffId }), await add()]
      expect((await pageOf(clinician, practice, '')).items.map(({ id }) => id)).toEqual([own.id])
      const open = (id: string) => clinician.request('GET', practice.path(`clients/${id}`))
      expect([(await open(own.id)).status, (await open(others.id)).status]).toEqual([200, 404])
      const edit = (id: string, primaryClinicianId: string | null) =>
        clinician.request('PUT', practice.path(`clients/${id}`), {
          ...clientInput({ primaryClinicianId }),
          version: 1,
        })
      expect((await edit(others.id, clinician.staffId)).status).toBe(404)
      expect((await edit(own.id, null)).body.fieldErrors?.[0]?.path).toBe('primaryClinicianId')
      expect((await edit(own.id, clinician.staffId)).status).toBe(200)
    })

    rule(
      'what waits for insurance is hidden from those who see the claims for their own sessions alone',
      async () => {
        const { practice, add } = await aDesk()
        const clinician = await practice.as('Clinician (own clients)')
        const own = await add({ primaryClinicianId: clinician.staffId })
        const opened = await clinician.request('GET', practice.path(`clients/${own.id}`))
        expect(opened.data).toMatchObject({ balanceCents: 0, withInsuranceCents: null })
      },
    )

    rule('a balance is hidden without the permission to see invoices', async () => {
      const { practice, add } = await aDesk()
      const client = await add()
      const scheduler = await practice.as('Scheduler')
      const opened = await scheduler.request('GET', practice.path(`clients/${client.id}`))
      expect(opened.data).toMatchObject({ balanceCents: null, creditCents: null, withInsuranceCents: null })
      expect((await pageOf(scheduler, practice, '')).items).toMatchObject([{ balanceCents: null }])
    })

    rule('who may see may not change', async () => {
      const { practice, add } = await aDesk()
      const client = await add()
      const reader = await practice.as('Read-only')
      const body = { ...clientInput(), version: 1 }
      expect((await reader.request('POST', practice.path('clients'), body)).status).toBe(403)
      expect((await reader.request('PUT', practice.path(`clients/${client.id}`), body)).status).toBe(403)
    })
  })

  describe('the list', () => {
    const phone = (value: string) => ({
      kind: 'mobile' as const,
      value,
      mayEmail: false,
      mayText: false,
      mayVoicemail: false,
    })

    rule('is found by every word of a name, an e-mail or a phone, whatever the case', async () => {
      const { practice, owner, add } = await aDesk()
      await add({ firstName: 'José', lastName: 'Álvarez', preferredName: 'Pepe' })
      await add({ firstName: 'Ana', lastName: 'Bell', contacts: [phone('5185550142')] })
      await add({
        firstName: 'James & Ana',
        lastName: "O'Bell_100%",
        contacts: [{ ...phone(''), kind: 'email', value: 'JB@mail.example' }],
      })
      const found = async (q: string) =>
        namesOf(await pageOf(owner, practice, `q=${encodeURIComponent(q)}`)).map((name) => name.split(' ')[0])
      expect(await found('pepe álv')).toEqual(['Pepe'])
      expect(await found('BELL ana')).toEqual(['Ana', 'James'])
      expect(await found('bell, ana')).toEqual(['Ana', 'James'])
      expect(await found('(518) 555-01')).toEqual(['Ana'])
      expect(await found('+1 (518) 555-0142')).toEqual(['Ana'])
      expect(await found('jb@MAIL')).toEqual(['James'])
      expect(await found('100%')).toEqual(['James'])
      expect(await found('bell_1')).toEqual(['James'])
      expect(await found('a%e')).toEqual([])
      expect(await found('mayEmail')).toEqual([])
    })

    rule('narrows to a status and a clinician, and counts what matches', async () => {
      const { practice, owner, add } = await aDesk()
      await add({ status: 'active', primaryClinicianId: owner.staffId })
      await add({ status: 'inactive', primaryClinicianId: owner.staffId })
      await add({ status: 'inactive' })
      expect((await pageOf(owner, practice, 'status=inactive')).total).toBe(2)
      expect((await pageOf(owner, practice, `clinicianId=${owner.staffId}&status=active`)).total).toBe(1)
      expect((await pageOf(owner, practice, 'limit=1')).total).toBe(3)
    })

    rule('narrows to a referral source, alone and within a clinician’s', async () => {
      const { practice, owner, add } = await aDesk()
      await add({ firstName: 'Ada', referralSource: 'school', primaryClinicianId: owner.staffId })
      await add({ firstName: 'Ben', referralSource: 'school' })
      await add({ firstName: 'Cy', referralSource: 'court', primaryClinicianId: owner.staffId })
      await add({ firstName: 'Di', referralSource: null })
      const found = (query: string) => pageOf(owner, practice, query).then(namesOf)
      expect(await found('referralSource=school')).toEqual(['Ada Lindqvist', 'Ben Lindqvist'])
      expect(await found(`referralSource=school&clinicianId=${owner.staffId}`)).toEqual(['Ada Lindqvist'])
    })

    rule.each([
      'cursor=nonsense',
      'cursor=WzFd',
      'limit=0',
      'limit=101',
      'limit=x',
      'status=gone',
      'clinicianId=me',
      'referralSource=billboard',
    ])('refuses %s', async (query) => {
      const { practice, owner } = await aDesk()
      const answer = await owner.request('GET', practice.path(`clients?${query}`))
      expect([answer.status, answer.body.fieldErrors?.[0]?.path]).toEqual([422, query.split('=')[0]])
    })

    rule('read page by page is the whole list in order, each client once', async () => {
      const { practice, owner, add } = await aDesk()
      const letter = fc.constantFrom('a', 'A', 'b', 'é', "'", ' z')
      const name = fc.array(letter, { minLength: 1, maxLength: 2 }).map((letters) => `n${letters.join('')}`)
      const people = fc.sample(fc.record({ firstName: name, lastName: name }), { numRuns: 25, seed: 7 })
      for (const person of people) await add(person)
      const whole = await pageOf(owner, practice, 'limit=100')
      expect(whole.items).toHaveLength(25)
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (limit) => {
          const pages: string[] = []
          let cursor: string | null = ''
          while (cursor !== null) {
            const page: Page<ClientSummary> = await pageOf(
              owner,
              practice,
              `limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
            )
            expect(page.items.length).toBeLessThanOrEqual(limit)
            pages.push(...page.items.map(({ id }) => id))
            cursor = page.nextCursor
          }
          expect(pages).toEqual(whole.items.map(({ id }) => id))
        }),
        { numRuns: runs({ gate: 3, long: 8 }) },
      )
    })
  })
})
