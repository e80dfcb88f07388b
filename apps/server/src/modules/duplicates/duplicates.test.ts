import type { Client, ClientSummary, Duplicate, Page } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { clientInput } from '../../testing/a-client'
import type { SignedInPerson } from '../../testing/a-person'
import { addCoverage, insertPayer } from '../../testing/a-coverage'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('clients who may be one person', (test, rule) => {
  const jose = { firstName: 'José', lastName: 'Núñez', dateOfBirth: '1990-02-28' }

  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const path = practice.path('clients')
    const typed = (overrides: object = {}) => ({
      ...clientInput(),
      allowTwin: undefined,
      ...jose,
      ...overrides,
    })
    const add = (overrides: object = {}, by: SignedInPerson = owner, headers = {}) =>
      by.request('POST', path, typed(overrides), headers)
    const count = async () => dataOf<Page<ClientSummary>>(await owner.request('GET', path)).total
    const listed = async (query = '', by: SignedInPerson = owner) =>
      dataOf<Page<Duplicate>>(await by.request('GET', practice.path(`duplicates${query}`)))
    const pairs = async (query?: string, by?: SignedInPerson) =>
      (await listed(query, by)).items.map(({ clients }) => clients.map(({ id }) => id))
    const mark = (one: string, other: string, by: SignedInPerson = owner, method: 'PUT' | 'DELETE' = 'PUT') =>
      by.request(method, practice.path(`clients/${one}/not-duplicates/${other}`))
    return { practice, owner, add, count, typed, listed, pairs, mark }
  }

  const rename = (
    { owner, practice, typed }: Awaited<ReturnType<typeof aDesk>>,
    { id, version }: Client,
    overrides: object = {},
  ) => owner.request('PUT', practice.path(`clients/${id}`), typed({ version, ...overrides }))

  describe('who seems to be one already', () => {
    rule('is asked about, and added only once that is confirmed', async () => {
      const { practice, add, count } = await aDesk()
      const first = dataOf<Client>(await add())
      const asked = await add()
      expect(asked.status).toBe(409)
      expect(asked.body).toMatchObject({
        code: 'client_exists',
        message: 'José Núñez, born 1990-02-28, is a client already.',
        conflicts: [
          {
            id: first.id,
            displayName: 'José Núñez',
            dateOfBirth: '1990-02-28',
            status: 'active',
            likeness: 'same',
          },
        ],
      })
      expect(await count()).toBe(1)
      expect((await add({ allowTwin: true })).status).toBe(200)
      expect(await count()).toBe(2)
      const [, second] = await auditTrail(test, practice, 'client')
      expect(second).toMatchObject({ action: 'created' })
      expect(second?.changed).not.toContain('allowTwin')
    })

    rule.each([
      ['without accents', { firstName: 'JOSE', lastName: 'nunez' }],
      ['decomposed', { firstName: 'Jose\u0301', lastName: 'Nu\u0301n\u0303ez' }],
      ['with other blanks', { firstName: ' José\u00A0', lastName: 'Nú ñez' }],
      ['with another preferred name', { preferredName: 'Pepe' }],
    ])('is known by the name %s', async (_, written) => {
      const { add } = await aDesk()
      await add()
      expect((await add(written)).body.code).toBe('client_exists')
    })

    rule('is known by the name alone where neither has a date of birth', async () => {
      const { add } = await aDesk()
      await add({ dateOfBirth: null })
      const asked = await add({ dateOfBirth: null })
      expect(asked.body.message).toBe('José Núñez, without a date of birth, is a client already.')
    })

    rule.each([
      ['born on another day', { dateOfBirth: '1990-03-01' }],
      ['whose date of birth is not known', { dateOfBirth: null }],
      ['with another first name', { firstName: 'Josef' }],
    ])('is nobody %s', async (_, other) => {
      const { add } = await aDesk()
      await add()
      expect((await add(other)).status).toBe(200)
    })

    rule.each([
      ['swapped_names', { firstName: 'Núñez', lastName: 'José' }],
      ['similar_name', { lastName: 'Núñezz' }],
      ['similar_birth_date', { dateOfBirth: '1990-02-18' }],
      ['same', { firstName: 'Pepe' }],
    ])('is asked about as %s', async (likeness, other) => {
      const { add } = await aDesk()
      const first = dataOf<Client>(await add({ preferredName: 'Pepe', status: 'prospective' }))
      const asked = await add(other)
      expect([asked.status, asked.body['conflicts']]).toMatchObject([409, [{ id: first.id, likeness }]])
      const verb = likeness === 'same' ? 'is' : 'seems to be'
      expect(asked.body.message).toMatch(new RegExp(` ${verb} a client already\\.$`))
      expect((await add({ ...other, allowTwin: true })).status).toBe(200)
    })

    rule('is nobody of another practice', async () => {
      const { practice, add, typed } = await aDesk()
      await add()
      const there = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
      const path = `/api/v1/practices/${practice.otherPracticeId}/clients`
      expect((await there.request('POST', path, typed())).status).toBe(200)
    })

    rule('is not told of to a person who may not see them, but that there is somebody', async () => {
      const { practice, owner, add } = await aDesk()
      const clinician = await practice.as('Clinician (own clients)')
      await addClient(practice, owner, { ...jose, preferredName: 'Pepe', status: 'inactive' })
      const own = { primaryClinicianId: clinician.staffId }
      const asked = await add({ ...own, firstName: 'Jose' }, clinician)
      expect(asked.body).toMatchObject({
        code: 'client_exists',
        message: 'Jose Núñez, born 1990-02-28, is a client already.',
        conflicts: [],
      })
      const added = dataOf<Client>(await add({ ...own, allowTwin: true }, clinician))
      expect((await add(own, clinician)).body['conflicts']).toMatchObject([{ id: added.id }])
    })

    rule('is named also where many are called the same whom the person may not see', async () => {
      const { practice, add } = await aDesk()
      const clinician = await practice.as('Clinician (own clients)')
      for (let others = 0; others < 20; others += 1) await add({ allowTwin: true })
      const own = { primaryClinicianId: clinician.staffId }
      const added = dataOf<Client>(await add({ ...own, allowTwin: true }, clinician))
      expect((await add(own, clinician)).body['conflicts']).toMatchObject([{ id: added.id }])
    })

    rule('is added by one of several calls at once', async () => {
      const { add, count } = await aDesk()
      // With their connections open, they are all on their way before one is through.
      await Promise.all([1, 2, 3].map(count))
      const answers = await Promise.all([1, 2, 3].map(() => add()))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      expect(await count()).toBe(1)
    })

    rule('is added once by an import and by hand at the same time', async () => {
      const { practice, owner, add, count, typed } = await aDesk()
      await Promise.all([1, 2].map(count))
      const rows = [typed()]
      const importing = owner.request('POST', practice.path('clients/import'), { rows, isDryRun: false })
      await Promise.all([importing, add()])
      expect(await count()).toBe(1)
    })

    rule('answers a repeat with the same key as the first time', async () => {
      const { owner, add, count } = await aDesk()
      const key = { 'Idempotency-Key': 'once' }
      const [first, again] = [await add({}, owner, key), await add({}, owner, key)]
      expect([again.status, again.data]).toEqual([200, first.data])
      expect(await count()).toBe(1)
    })

    rule(
      'is asked about also when a client becomes one by a new name, and saved once that is confirmed',
      async () => {
        const desk = await aDesk()
        const first = dataOf<Client>(await desk.add())
        const second = dataOf<Client>(await desk.add({ firstName: 'Jo' }))
        const asked = await rename(desk, second)
        expect([asked.status, asked.body.code, asked.body['conflicts']]).toMatchObject([
          409,
          'client_exists',
          [{ id: first.id }],
        ])
        const saved = dataOf<Client>(await rename(desk, second, { allowTwin: true }))
        expect([saved.firstName, saved.version]).toEqual(['José', second.version + 1])
        // Who has been confirmed is not asked about again by a change of something else.
        expect((await rename(desk, saved, { preferredName: 'Pepe' })).status).toBe(200)
      },
    )

    rule('is one of two who are renamed at once', async () => {
      const desk = await aDesk()
      const both = [await desk.add({ firstName: 'A' }), await desk.add({ firstName: 'B' })].map((answer) =>
        dataOf<Client>(answer),
      )
      await Promise.all([1, 2].map(desk.count))
      const answers = await Promise.all(both.map((one) => rename(desk, one)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })
  })

  describe('the list', () => {
    /** Two who were added without a question: a namesake by marriage, with the same e-mail. */
    async function married(desk: Awaited<ReturnType<typeof aDesk>>) {
      const contacts = [
        { kind: 'email', value: 'jose@mail.example', mayEmail: true, mayText: false, mayVoicemail: false },
      ]
      const one = dataOf<Client>(await desk.add({ contacts }))
      const other = dataOf<Client>(await desk.add({ lastName: 'Okafor', contacts, status: 'prospective' }))
      return [one.id, other.id] as const
    }

    rule('tells of two who have an e-mail in common, who was there first before the other', async () => {
      const desk = await aDesk()
      const [one, other] = await married(desk)
      await desk.add({ firstName: 'Ana', dateOfBirth: '1955-01-01' })
      const { items, total, nextCursor } = await desk.listed()
      expect([total, nextCursor]).toEqual([1, null])
      expect(items).toMatchObject([
        {
          clients: [
            { id: one, displayName: 'José Núñez', dateOfBirth: '1990-02-28', status: 'active' },
            { id: other, legalName: 'José Okafor', status: 'prospective', nextAppointmentAt: null },
          ],
          likeness: 'same_email',
          notDuplicates: null,
        },
      ])
    })

    rule('tells of two who have a member id in common, also of a coverage that is over', async () => {
      const desk = await aDesk()
      const payerId = await insertPayer(test, desk.practice)
      const ids = [await desk.add(), await desk.add({ lastName: 'Okafor', status: 'inactive' })].map(
        (answer) => dataOf<Client>(answer).id,
      )
      for (const [index, id] of ids.entries()) {
        const spans = index === 0 ? { effectiveTo: '2026-01-31' } : {}
        const changes = { payerId, effectiveFrom: '2026-01-01', memberId: index ? 'XB 12-34' : 'xb1234' }
        await addCoverage(desk.practice, desk.owner, id, { ...changes, ...spans })
      }
      expect((await desk.listed()).items.map(({ likeness }) => likeness)).toEqual(['same_member_id'])
    })

    rule('is without two who were said not to be one person, and tells who said so', async () => {
      const desk = await aDesk()
      const [one, other] = await married(desk)
      expect((await desk.mark(other, one)).status).toBe(200)
      expect(await desk.pairs()).toEqual([])
      const { items } = await desk.listed('?state=not_duplicates')
      expect(items).toMatchObject([
        {
          clients: [{ id: one }, { id: other }],
          likeness: 'same_email',
          notDuplicates: { byName: 'Owner', at: '2026-11-17T14:00:00.000Z' },
        },
      ])
      // Said once more, also the other way round, nothing changes.
      expect((await desk.mark(one, other)).status).toBe(200)
      expect((await desk.mark(one, other, desk.owner, 'DELETE')).status).toBe(200)
      expect(await desk.pairs()).toEqual([[one, other]])
      expect(refusal(await desk.mark(one, other, desk.owner, 'DELETE'))).toEqual([404, 'not_found'])
      for (const id of [one, other]) {
        const trail = await auditTrail(test, desk.practice, 'client', id)
        expect(trail.map(({ action }) => action).slice(-2)).toEqual([
          'not_duplicates',
          'not_duplicates_undone',
        ])
      }
    })

    rule('is without those who were confirmed when they were added or renamed', async () => {
      const desk = await aDesk()
      const first = dataOf<Client>(await desk.add())
      const second = dataOf<Client>(await desk.add({ allowTwin: true }))
      const third = dataOf<Client>(await desk.add({ firstName: 'Ana', dateOfBirth: '1955-01-01' }))
      expect(await desk.pairs()).toEqual([])
      await rename(desk, third, { allowTwin: true })
      expect(await desk.pairs()).toEqual([])
      expect((await desk.listed('?state=not_duplicates')).total).toBe(3)
      // Whom somebody has decided about is not asked about again.
      const asked = await rename(desk, second, { firstName: 'Jose', lastName: 'Nunezz' })
      expect(asked.status).toBe(200)
      expect(first.id).not.toBe(second.id)
    })

    rule('keeps telling a manager of whom a clinician could not see when confirming', async () => {
      const desk = await aDesk()
      const first = dataOf<Client>(await desk.add())
      const clinician = await desk.practice.as('Clinician (own clients)')
      const own = { primaryClinicianId: clinician.staffId, allowTwin: true }
      const second = dataOf<Client>(await desk.add(own, clinician))
      expect(await desk.pairs()).toEqual([[first.id, second.id]])
      expect(await desk.pairs('', clinician)).toEqual([])
      expect(refusal(await desk.mark(first.id, second.id, clinician))).toEqual([404, 'not_found'])
    })

    rule('has the likeliest first, then goes by name, page by page', async () => {
      const desk = await aDesk()
      const [one, other] = await married(desk)
      const byName: string[][] = []
      for (const lastName of ['Zimmer', 'Abel']) {
        const twins = [{}, { contacts: [] }].map((more) => ({ ...more, firstName: 'Ana', lastName }))
        const ids: string[] = []
        for (const twin of twins) {
          ids.push(dataOf<Client>(await desk.add({ ...twin, dateOfBirth: '1955-01-01', allowTwin: true })).id)
        }
        await desk.mark(ids[0] ?? '', ids[1] ?? '', desk.owner, 'DELETE')
        byName.unshift(ids)
      }
      const all = [...byName, [one, other]]
      expect(await desk.pairs()).toEqual(all)
      const walked: string[][] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Page<Duplicate> = await desk.listed(`?limit=1${cursor && `&cursor=${cursor}`}`)
        expect(page.total).toBe(3)
        walked.push(...page.items.map(({ clients }) => clients.map(({ id }) => id)))
        cursor = page.nextCursor
      }
      expect(walked).toEqual(all)
    })

    rule('is about one practice, and about two clients', async () => {
      const desk = await aDesk()
      const [one] = await married(desk)
      const there = await desk.practice.as('Owner', { practiceIds: [desk.practice.otherPracticeId] })
      const path = `/api/v1/practices/${desk.practice.otherPracticeId}/clients`
      const stranger = dataOf<Client>(await there.request('POST', path, desk.typed()))
      expect(await desk.pairs()).toHaveLength(1)
      expect(refusal(await desk.mark(one, stranger.id))).toEqual([404, 'not_found'])
      expect(refusal(await desk.mark(one, one))).toEqual([422, 'validation_failed', 'otherClientId'])
    })

    rule('is decided by one of two people at once', async () => {
      const desk = await aDesk()
      const [one, other] = await married(desk)
      await Promise.all([1, 2].map(desk.count))
      const answers = await Promise.all([desk.mark(one, other), desk.mark(other, one)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await desk.listed('?state=not_duplicates')).total).toBe(1)
      const marks = (await auditTrail(test, desk.practice, 'client')).filter(
        ({ action }) => action === 'not_duplicates',
      )
      expect(marks).toHaveLength(2)
    })
  })
})
