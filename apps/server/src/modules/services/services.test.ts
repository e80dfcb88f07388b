import type { Appointment, Service, ServiceInput } from '@oaklet/api/contract'
import { aServiceInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { requester } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, book, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('services', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const [biller, owner] = [await practice.as('Biller'), await practice.as('Owner')]
    const call = (method: string, rest: string, body?: unknown) =>
      biller.request(method, practice.path(`services${rest}`), body)
    const add = async (changes: Partial<ServiceInput> = {}): Promise<Service> =>
      dataOf(await call('POST', '', aServiceInput({ code: 'INTAKE', ...changes })))
    const list = async (): Promise<Service[]> => dataOf(await call('GET', ''))
    const offered = async (code: string): Promise<Service> => {
      const found = (await list()).find((service) => service.code === code && service.isActive)
      if (found === undefined) throw new Error(`No active service ${code}`)
      return found
    }
    const change = ({ id, ...service }: Service, changes: Partial<ServiceInput>) =>
      call('PUT', `/${id}`, { ...service, ...changes })
    const trail = (id: string) => auditTrail(test, practice, 'service', id)
    const lineOf = (serviceCode: string) => ({ serviceCode, modifiers: [], units: 1, feeCents: 15_000 })
    const bookFor = async (code: string): Promise<Appointment> => {
      const { id: clientId } = await addClient(practice, owner)
      const who = { clientId, clinicianId: owner.staffId }
      return book(
        practice,
        owner,
        appointmentBody(practice, who, { lines: [lineOf(code)], allowOverlap: true }),
      )
    }
    return { practice, biller, owner, call, add, list, offered, change, trail, lineOf, bookFor }
  }

  describe('adding', () => {
    rule('keeps everything typed, in a list by code', async () => {
      const { biller, add, list, trail } = await aDesk()
      const intake = await add({ code: 'intake', label: 'A first look', feeCents: 0 })
      expect(intake).toEqual({
        ...aServiceInput({ code: 'INTAKE', label: 'A first look', feeCents: 0 }),
        ...{ id: intake.id, version: 1 },
      })
      const codes = (await list()).map(({ code }) => code)
      expect(codes).toEqual(codes.toSorted())
      expect(codes.at(-1)).toBe('INTAKE')
      expect(await trail(intake.id)).toEqual([
        { action: 'created', changed: Object.keys(aServiceInput()), userId: biller.userId },
      ])
    })

    rule('is refused at the code that an active service has', async () => {
      const { call, offered, change, add } = await aDesk()
      const taken = await call('POST', '', aServiceInput({ code: '90834' }))
      expect(refusal(taken)).toEqual([422, 'validation_failed', 'code'])
      expect(taken.body.fieldErrors?.[0]?.message).toBe(
        '“Individual session, 45 minutes” has the code 90834 already',
      )
      await change(await offered('90834'), { isActive: false })
      expect(await add({ code: '90834', label: 'Another' })).toMatchObject({
        code: '90834',
        label: 'Another',
      })
    })

    rule('twice at once succeeds once', async () => {
      const { call, list } = await aDesk()
      const input = aServiceInput({ code: 'TWICE' })
      const answers = await Promise.all([call('POST', '', input), call('POST', '', input)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      expect((await list()).filter(({ code }) => code === 'TWICE')).toHaveLength(1)
    })

    rule.each([
      ['code', { code: '9' }],
      ['label', { label: ' ' }],
      ['durationMinutes', { durationMinutes: 0 }],
      ['feeCents', { feeCents: 10_000_001 }],
    ])('refuses a wrong %s at its field', async (path, changes) => {
      const { call, list } = await aDesk()
      const before = await list()
      expect(refusal(await call('POST', '', { ...aServiceInput({ code: 'INTAKE' }), ...changes }))).toEqual([
        ...[422, 'validation_failed', path],
      ])
      expect(await list()).toEqual(before)
    })
  })

  describe('changing', () => {
    rule('is for what is booked from now on: what is booked keeps its label and fee', async () => {
      const { practice, biller, owner, offered, change, trail, bookFor } = await aDesk()
      const { lines, ...booked } = await bookFor('90834')
      const service = await offered('90834')
      const changed = dataOf<Service>(await change(service, { label: 'Renamed', feeCents: 17_000 }))
      expect(changed).toMatchObject({ label: 'Renamed', feeCents: 17_000, version: 2 })
      expect((await trail(service.id)).at(-1)).toEqual({
        ...{ action: 'updated', changed: ['label', 'feeCents'], userId: biller.userId },
      })
      const path = practice.path(`appointments/${booked.id}`)
      expect(dataOf<Appointment>(await owner.request('GET', path)).lines).toEqual(lines)
      const later = appointmentBody(practice, {
        clientId: booked.clients[0]?.id ?? '',
        clinicianId: owner.staffId,
      })
      const twoUnits = later.lines.map((line) => ({ ...line, units: 2 }))
      const edited = await owner.request('PUT', path, { ...later, lines: twoUnits, version: booked.version })
      expect(dataOf<Appointment>(edited).lines).toEqual(lines.map((line) => ({ ...line, units: 2 })))
      expect((await bookFor('90834')).lines).toMatchObject([{ label: 'Renamed' }])
    })

    rule('is refused on an older version, with the service as it is now', async () => {
      const { add, change } = await aDesk()
      const service = await add()
      const now = await change(service, { feeCents: 16_000 })
      const stale = await change(service, { feeCents: 14_000 })
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(now.data)
    })

    rule('gives another code only to what was never booked', async () => {
      const { add, offered, change, bookFor } = await aDesk()
      expect(dataOf<Service>(await change(await add(), { code: 'FIRST' })).code).toBe('FIRST')
      await bookFor('90834')
      const refused = await change(await offered('90834'), { code: '90899' })
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'code'])
      const taken = await change(await offered('90837'), { code: '90834' })
      expect(refusal(taken)).toEqual([422, 'validation_failed', 'code'])
    })
  })

  describe('an inactive service', () => {
    rule('can’t be booked, and what is booked stays', async () => {
      const { practice, owner, offered, change, list, lineOf, bookFor } = await aDesk()
      const booked = await bookFor('90834')
      await change(await offered('90834'), { isActive: false })
      expect((await list()).filter(({ isActive }) => !isActive).map(({ code }) => code)).toEqual(['90834'])
      const who = { clientId: booked.clients[0]?.id ?? '', clinicianId: owner.staffId }
      const body = appointmentBody(practice, who)
      const refused = await owner.request('POST', practice.path('appointments'), body)
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'lines.0.serviceCode'])
      const added = { ...body, lines: [lineOf('90834'), lineOf('90785')], version: booked.version }
      const edited = await owner.request('PUT', practice.path(`appointments/${booked.id}`), added)
      expect(dataOf<Appointment>(edited).lines.map(({ serviceCode }) => serviceCode)).toEqual([
        ...['90834', '90785'],
      ])
    })

    rule('is active again unless another one has its code by then', async () => {
      const { add, offered, change } = await aDesk()
      const old = dataOf<Service>(await change(await offered('90834'), { isActive: false }))
      const other = await add({ code: '90834' })
      expect(refusal(await change(old, { isActive: true }))).toEqual([422, 'validation_failed', 'code'])
      await change(other, { isActive: false })
      expect(dataOf<Service>(await change(old, { isActive: true })).isActive).toBe(true)
    })
  })

  describe('deleting', () => {
    rule('takes it off the list, with an audit event', async () => {
      const { add, call, list, trail } = await aDesk()
      const before = await list()
      const { id } = await add()
      expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, data: null })
      expect(await list()).toEqual(before)
      expect((await call('DELETE', `/${id}`)).status).toBe(404)
      expect((await trail(id)).map(({ action }) => action)).toEqual(['created', 'deleted'])
    })

    rule('is refused for what was ever booked, even when that was cancelled', async () => {
      const { practice, owner, call, offered, list, bookFor } = await aDesk()
      const { id, version } = await bookFor('90834')
      await owner.request('PATCH', practice.path(`appointments/${id}/status`), {
        status: 'cancelled',
        version,
      })
      const refused = await call('DELETE', `/${(await offered('90834')).id}`)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toContain('Make it inactive instead')
      expect((await list()).filter(({ code }) => code === '90834')).toHaveLength(1)
    })

    rule('and booking it at once: the one that comes second sees the other', async () => {
      const { practice, owner, add, call, lineOf } = await aDesk()
      const { id: clientId } = await addClient(practice, owner)
      const who = { clientId, clinicianId: owner.staffId }
      const { id } = await add()
      const [booked, deleted] = await Promise.all([
        owner.request(
          'POST',
          practice.path('appointments'),
          appointmentBody(practice, who, {
            lines: [lineOf('INTAKE')],
          }),
        ),
        call('DELETE', `/${id}`),
      ])
      expect([booked.status, deleted.status].toSorted()).not.toEqual([200, 200])
      expect([booked.status, deleted.status]).toContain(200)
    })
  })

  describe('access', () => {
    rule('everyone of the practice reads services; changing them needs billing:edit', async () => {
      const { practice, add, list } = await aDesk()
      const { id } = await add()
      const scheduler = await practice.as('Scheduler')
      const ask = (method: string, rest: string, body?: unknown) =>
        scheduler.request(method, practice.path(`services${rest}`), body)
      expect((await ask('GET', '')).data).toEqual(await list())
      const refused = [
        await ask('POST', '', aServiceInput()),
        await ask('PUT', `/${id}`, { ...aServiceInput(), version: 1 }),
        await ask('DELETE', `/${id}`),
      ]
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    })

    rule('is refused without a session', async () => {
      const { practice } = await aDesk()
      expect((await requester(test)('GET', practice.path('services'))).status).toBe(401)
    })

    rule('a service of another practice or organization isn’t there', async () => {
      const { practice, add } = await aDesk()
      const { id } = await add()
      const { practiceId, otherPracticeId } = practice
      const beside = await practice.as('Owner', { practiceIds: [practiceId, otherPracticeId] })
      const stranger = await (await aPractice(test)).as('Owner')
      const paths = [
        [beside, `/api/v1/practices/${otherPracticeId}/services/${id}`],
        [stranger, practice.path(`services/${id}`)],
      ] as const
      for (const [person, path] of paths) {
        expect((await person.request('PUT', path, { ...aServiceInput(), version: 1 })).status).toBe(404)
        expect((await person.request('DELETE', path)).status).toBe(404)
      }
      expect((await stranger.request('GET', practice.path('services'))).status).toBe(404)
    })
  })
})
