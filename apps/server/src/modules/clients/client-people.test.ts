import type { Client, ClientPerson, ClientPersonInput, ClientSummary, Page } from '@oaklet/api/contract'
import { aClientPersonInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { clientInput } from '../../testing/a-client'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const MAX = 20
const custody = { legal: 'joint', mayConsent: true, mayHaveInformation: true, until: null } as const
const guardian = aClientPersonInput({ name: 'Ana Vega', roles: ['guardian', 'emergency'], custody })
const halfAPhone: Partial<ClientPersonInput> = {
  contacts: [{ kind: 'mobile', value: '12', mayEmail: false, mayText: false, mayVoicemail: false }],
}

onOneDatabase('people of clients', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const client = await addClient(practice, owner)
    const path = (rest = '', clientId = client.id) => practice.path(`clients/${clientId}/people${rest}`)
    const add = (input: Partial<ClientPersonInput> = {}) =>
      owner.request('POST', path(), aClientPersonInput(input))
    const change = ({ id, version }: ClientPerson, input: Partial<ClientPersonInput>) =>
      owner.request('PUT', path(`/${id}`), { ...aClientPersonInput(input), version })
    const peopleNow = async () =>
      dataOf<Client>(await owner.request('GET', practice.path(`clients/${client.id}`))).people
    return { practice, owner, client, path, add, change, peopleNow }
  }

  describe('who is in a client’s life', () => {
    rule('stands in the client in the order of adding, is changed and taken away', async () => {
      const { practice, owner, path, add, change, peopleNow } = await aDesk()
      const mother = dataOf<ClientPerson>(await add())
      const other = dataOf<ClientPerson>(await add(guardian))
      expect(await peopleNow()).toEqual([mother, other])
      const changed = dataOf<ClientPerson>(await change(mother, { relationship: 'stepmother' }))
      expect(changed).toMatchObject({ relationship: 'stepmother', version: 2 })
      expect(await peopleNow()).toEqual([changed, other])
      expect(dataOf(await owner.request('DELETE', path(`/${mother.id}`)))).toBeNull()
      expect(await peopleNow()).toEqual([other])
      const by = { userId: owner.userId }
      expect(await auditTrail(test, practice, 'client_person', mother.id)).toMatchObject([
        { action: 'created', changed: Object.keys(aClientPersonInput()), ...by },
        { action: 'updated', changed: ['relationship'], ...by },
        { action: 'deleted', ...by },
      ])
    })

    rule('has phones and e-mails as they are used, and half a number is refused at its field', async () => {
      const { add } = await aDesk()
      const [contact] = aClientPersonInput().contacts
      if (contact === undefined) throw new Error('The mother has no phone')
      const taken = await add({ contacts: [{ ...contact, value: '+1 (518) 555-0142' }] })
      expect(dataOf<ClientPerson>(taken).contacts).toMatchObject([{ value: '15185550142' }])
      expect(refusal(await add(halfAPhone))).toEqual([422, 'validation_failed', 'contacts.0.value'])
    })

    rule('says what a guardian may do, and of nobody else', async () => {
      const { add, change } = await aDesk()
      const added = dataOf<ClientPerson>(
        await add({ ...guardian, custody: { ...custody, until: '2028-06-30' } }),
      )
      expect(added.custody).toEqual({ ...custody, until: '2028-06-30' })
      expect(refusal(await add({ roles: ['guardian'] }))).toEqual([422, 'validation_failed', 'custody'])
      expect(refusal(await change(added, { custody }))).toEqual([422, 'validation_failed', 'custody'])
      expect(dataOf<ClientPerson>(await change(added, {})).custody).toBeNull()
    })

    rule('is refused where somebody else has changed them meanwhile, and shown as they are now', async () => {
      const { add, change } = await aDesk()
      const first = dataOf<ClientPerson>(await add())
      const second = dataOf<ClientPerson>(await change(first, { relationship: 'aunt' }))
      const answer = await change(first, { relationship: 'cousin' })
      expect([refusal(answer), answer.body['current']]).toEqual([[409, 'stale_edit'], second])
    })

    rule('are at most twenty, also where two are added at once', async () => {
      const { add, peopleNow } = await aDesk()
      for (let place = 2; place < MAX; place += 1) dataOf(await add())
      const answers = await Promise.all([add(), add(), add()])
      expect(answers.map(refusal).filter((found) => found[0] === 422)).toEqual([
        [422, 'validation_failed', 'name'],
      ])
      expect(await peopleNow()).toHaveLength(MAX)
    })

    rule('is nobody of another client, nor of a client who is not one’s own', async () => {
      const { practice, owner, path, add } = await aDesk()
      const { id } = dataOf<ClientPerson>(await add())
      const stranger = await addClient(practice, owner)
      const body = { ...aClientPersonInput(), version: 1 }
      expect(refusal(await owner.request('PUT', path(`/${id}`, stranger.id), body))).toEqual([
        404,
        'not_found',
      ])
      expect(refusal(await owner.request('DELETE', path(`/${id}`, stranger.id)))).toEqual([404, 'not_found'])
      const clinician = await practice.as('Clinician (own clients)')
      expect(refusal(await clinician.request('POST', path(), aClientPersonInput()))).toEqual([
        404,
        'not_found',
      ])
      const reader = await practice.as('Biller')
      expect(refusal(await reader.request('POST', path(), aClientPersonInput()))).toEqual([403, 'forbidden'])
    })
  })

  describe('who is looked for in the list of clients', () => {
    const rosa = aClientPersonInput({ name: 'Rosa Núñez', relationship: 'mother' })

    rule('leads to the client, with who they are, where nothing of the client was meant', async () => {
      const { practice, owner, client, add } = await aDesk()
      await addClient(practice, owner, { firstName: 'Rosa', lastName: 'Lund' })
      await add(rosa)
      await add({ ...rosa, relationship: 'aunt' })
      const found = async (q: string) => {
        const path = practice.path(`clients?${new URLSearchParams({ q }).toString()}`)
        const { items, total } = dataOf<Page<ClientSummary>>(await owner.request('GET', path))
        expect(total).toBe(items.length)
        return items.map(({ id, displayName, foundBy }) => [id === client.id ? 'Maya' : displayName, foundBy])
      }
      const byMother = ['Maya', { name: 'Rosa Núñez', relationship: 'mother' }]
      expect(await found('nunez rosa')).toEqual([byMother])
      expect(await found('(518) 555-0199')).toEqual([byMother])
      expect(await found('rosa')).toEqual([byMother, ['Rosa Lund', null]])
      expect(await found('maya')).toEqual([['Maya', null]])
      // Two letters stand in too many names.
      expect(await found('ro')).toEqual([['Rosa Lund', null]])
      expect(await found('lund nunez')).toEqual([])
    })

    rule('leads nobody to a client of another practice, or who is not one’s own', async () => {
      const { practice, add } = await aDesk()
      await add(rosa)
      const clinician = await practice.as('Clinician (own clients)')
      const there = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
      for (const [by, path] of [
        [clinician, practice.path('clients?q=rosa')],
        [there, `/api/v1/practices/${practice.otherPracticeId}/clients?q=rosa`],
      ] as const) {
        expect(dataOf<Page<ClientSummary>>(await by.request('GET', path)).total).toBe(0)
      }
    })
  })

  describe('who is added with a new client', () => {
    rule('is there with them', async () => {
      const { practice, owner } = await aDesk()
      const body = { ...clientInput(), people: [guardian, aClientPersonInput()] }
      const client = dataOf<Client>(await owner.request('POST', practice.path('clients'), body))
      expect(client.people.map(({ name }) => name)).toEqual(['Ana Vega', 'Rosa Vega'])
      expect(await auditTrail(test, practice, 'client_person', client.people[0]?.id ?? '')).toMatchObject([
        { action: 'created', userId: owner.userId },
      ])
    })

    rule('is refused at their field, and so is the client', async () => {
      const { practice, owner } = await aDesk()
      const count = async () =>
        dataOf<{ items: unknown[] }>(await owner.request('GET', practice.path('clients'))).items.length
      const before = await count()
      const body = { ...clientInput(), people: [aClientPersonInput(), aClientPersonInput(halfAPhone)] }
      const answer = await owner.request('POST', practice.path('clients'), body)
      expect(refusal(answer)).toEqual([422, 'validation_failed', 'people.1.contacts.0.value'])
      expect(await count()).toBe(before)
    })
  })
})
