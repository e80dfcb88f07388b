import {
  BUILT_IN_ROLES,
  type BuiltInRole,
  type Client,
  type ImportReport,
  type Permission,
  type Role,
} from '@oaklet/api/contract'
import { aRoleInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { clientInput } from '../../testing/a-client'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const CODES = ['F41.1', 'F33.1', 'Z63.0']
const REFUSED = [422, 'validation_failed', 'diagnoses']

onOneDatabase('clients’ diagnoses', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const path = (client: Pick<Client, 'id'>) => practice.path(`clients/${client.id}`)
    const create = (overrides: Parameters<typeof clientInput>[0], who = owner) =>
      who.request('POST', practice.path('clients'), clientInput(overrides))
    const add = async (overrides: Parameters<typeof clientInput>[0] = {}) =>
      dataOf<Client>(await create({ diagnoses: CODES, ...overrides }))
    const open = async (client: Pick<Client, 'id'>, who = owner) =>
      dataOf<Client>(await who.request('GET', path(client)))
    const change = (client: Client, overrides: Partial<Client>, who = owner) => {
      const { primaryClinicianId, version } = client
      const body = { ...clientInput({ primaryClinicianId }), version, ...overrides }
      return who.request('PUT', path(client), body)
    }
    const report = async (rows: readonly unknown[], who = owner) =>
      dataOf<ImportReport>(
        await who.request('POST', practice.path('clients/import'), { rows, isDryRun: false }),
      )
    return { practice, owner, path, create, add, open, change, report }
  }
  type Desk = Awaited<ReturnType<typeof aDesk>>

  /** A person whose role the practice made. */
  async function whoMay({ practice, owner }: Desk, ...permissions: Permission[]): Promise<SignedInPerson> {
    const organization = `/api/v1/organizations/${practice.organizationId}`
    const body = aRoleInput({ name: 'Of their own', permissions })
    const role = dataOf<Role>(await owner.request('POST', `${organization}/roles`, body))
    const person = await practice.as('Read-only')
    await owner.request('PUT', `${organization}/staff/${person.staffId}/assignments`, {
      ...{ roleIds: [role.id], practiceIds: [practice.practiceId], version: 1 },
    })
    return person
  }

  describe('what is kept', () => {
    rule('is each code in the order sent, the main diagnosis first', async () => {
      const { add, open, change } = await aDesk()
      const client = await add()
      expect(client.diagnoses).toEqual(CODES)
      const reordered = ['Z63.0', 'F41.1', 'F32.A']
      const changed = dataOf<Client>(await change(client, { diagnoses: reordered }))
      expect(changed.diagnoses).toEqual(reordered)
      expect(await open(client)).toEqual(changed)
      expect(dataOf<Client>(await change(changed, { diagnoses: [] })).diagnoses).toEqual([])
    })

    rule('is nothing where none were sent, and what was there where an edit sends none', async () => {
      const { add, change } = await aDesk()
      expect((await add({ diagnoses: undefined })).diagnoses).toEqual([])
      const client = await add()
      const edited = dataOf<Client>(await change(client, { pronouns: 'they/them' }))
      expect(edited).toMatchObject({ pronouns: 'they/them', diagnoses: CODES })
    })

    rule('is added by an import, row by row', async () => {
      const { practice, owner, open, report } = await aDesk()
      const rows = [
        clientInput({ lastName: 'One', diagnoses: CODES }),
        clientInput({ lastName: 'Two' }),
        { ...clientInput({ lastName: 'Three' }), diagnoses: ['anxiety'] },
      ]
      const { added, refused } = await report(rows)
      expect(added).toBe(2)
      expect(refused).toEqual([
        { row: 2, reasons: [{ path: 'diagnoses.0', message: 'Use an ICD-10-CM code, like F41.1' }] },
      ])
      const { items } = dataOf<{ items: Client[] }>(await owner.request('GET', practice.path('clients')))
      const [one, two] = await Promise.all(items.map((item) => open(item)))
      expect([one?.diagnoses, two?.diagnoses]).toEqual([CODES, []])
    })

    rule.each([
      ['diagnoses.0', ['f41.1']],
      ['diagnoses.1', ['F41.1', 'F411']],
      ['diagnoses', ['F41.1', 'F41.1']],
      ['diagnoses', Array.from({ length: 13 }, (_, index) => `F${10 + index}`)],
      ['diagnoses', null],
    ])('is refused at %s when it is %j', async (path, diagnoses) => {
      const { practice, owner } = await aDesk()
      const body = { ...clientInput(), diagnoses }
      expect(refusal(await owner.request('POST', practice.path('clients'), body))).toEqual([
        ...[422, 'validation_failed', path],
      ])
    })

    rule('is named by the audit log as changed, without a code', async () => {
      const { practice, add, change } = await aDesk()
      const client = await add()
      await change(client, { diagnoses: ['F33.1', 'F41.1'] })
      const trail = await auditTrail(test, practice, 'client', client.id)
      expect(trail.map(({ action }) => action)).toEqual(['created', 'updated'])
      expect(trail[0]?.changed).toContain('diagnoses')
      expect(trail[1]?.changed).toEqual(['diagnoses'])
      expect(JSON.stringify(trail)).not.toMatch(/F41|F33/)
    })
  })

  describe('who may know them', () => {
    const TOLD: Readonly<Record<BuiltInRole, boolean>> = {
      Owner: true,
      'Practice Manager': true,
      Clinician: true,
      'Clinician (own clients)': true,
      Supervisor: true,
      Biller: true,
      Scheduler: false,
      'Read-only': false,
    }

    rule('is whoever treats the client or bills for it; all others see the client without', async () => {
      const { practice, add, open } = await aDesk()
      for (const role of BUILT_IN_ROLES) {
        const person = await practice.as(role)
        const client = await add({ primaryClinicianId: person.staffId })
        expect([role, (await open(client, person)).diagnoses]).toEqual([role, TOLD[role] ? CODES : null])
      }
    })

    rule('is the own clinician alone where a permission reaches no further', async () => {
      const desk = await aDesk()
      const person = await whoMay(desk, 'clients:view', 'clients:write', 'notes:view:own')
      const [own, others] = [await desk.add({ primaryClinicianId: person.staffId }), await desk.add()]
      expect((await desk.open(own, person)).diagnoses).toEqual(CODES)
      expect((await desk.open(others, person)).diagnoses).toBeNull()
      expect(refusal(await desk.change(others, { diagnoses: [] }, person))).toEqual(REFUSED)
      const taken = { diagnoses: [], primaryClinicianId: person.staffId }
      expect(refusal(await desk.change(others, taken, person))).toEqual(REFUSED)
      expect(refusal(await desk.create({ diagnoses: [] }, person))).toEqual(REFUSED)
      const mine = { diagnoses: ['F42.2'], primaryClinicianId: person.staffId }
      expect(dataOf<Client>(await desk.create(mine, person)).diagnoses).toEqual(['F42.2'])
      const handedOver = { diagnoses: ['F42.3'], primaryClinicianId: desk.owner.staffId }
      expect(dataOf<Client>(await desk.change(own, handedOver, person)).diagnoses).toBeNull()
      expect((await desk.open(own)).diagnoses).toEqual(['F42.3'])
      const rows = [mine, { diagnoses: ['F42.2'] }].map((one, row) =>
        clientInput({ ...one, lastName: `Row ${row}` }),
      )
      expect(await desk.report(rows, person)).toMatchObject({
        added: 1,
        refused: [{ row: 1, reasons: [{ path: 'diagnoses' }] }],
      })
    })

    rule('decides who may record them: a scheduler’s edit leaves them as they are', async () => {
      const { practice, create, add, open, change, report } = await aDesk()
      const scheduler = await practice.as('Scheduler')
      const client = await add()
      expect(refusal(await change(client, { diagnoses: CODES }, scheduler))).toEqual(REFUSED)
      expect(refusal(await create({ diagnoses: [] }, scheduler))).toEqual(REFUSED)
      expect(await report([clientInput({ lastName: 'Else', diagnoses: CODES })], scheduler)).toMatchObject({
        added: 0,
        refused: [{ row: 0, reasons: [{ path: 'diagnoses' }] }],
      })
      const edited = dataOf<Client>(await change(client, { pronouns: 'she/her' }, scheduler))
      expect(edited).toMatchObject({ pronouns: 'she/her', diagnoses: null, version: 2 })
      expect((await open(client)).diagnoses).toEqual(CODES)
      expect(dataOf<Client>(await create({}, scheduler)).diagnoses).toBeNull()
    })

    rule('decides what a stale edit is told of the other version', async () => {
      const { practice, add, change } = await aDesk()
      const scheduler = await practice.as('Scheduler')
      const client = await add()
      await change(client, { diagnoses: ['F33.1'] })
      const stale = await change(client, { pronouns: 'she/her' })
      expect([stale.status, stale.body['current']]).toMatchObject([409, { diagnoses: ['F33.1'] }])
      const theirs = await change(client, { pronouns: 'she/her' }, scheduler)
      expect([theirs.status, theirs.body['current']]).toMatchObject([409, { diagnoses: null }])
    })
  })

  rule('lists, searches, suggestions and notifications tell nobody of them', async () => {
    const { practice, owner, add, change } = await aDesk()
    const clinician = await practice.as('Clinician')
    const client = await add({ primaryClinicianId: clinician.staffId, diagnoses: ['F60.3'] })
    await change(client, { diagnoses: ['F60.3', 'F41.1'] })
    const paths = [
      ...['clients', 'clients?q=F60.3', 'search?q=F60.3', 'search/suggestions?q=F60', 'search?q=Lindqvist'],
      ...['notifications', 'dashboard', `clients/${client.id}/appointments`],
    ]
    for (const person of [owner, clinician]) {
      for (const path of paths) {
        const answer = await person.request('GET', practice.path(path))
        const said = JSON.stringify(answer.data).replaceAll('q=F60', '')
        expect([path, answer.status, /F60\.3|F41\.1|[Bb]orderline/.test(said)]).toEqual([path, 200, false])
      }
    }
    const { total } = dataOf<{ total: number }>(await owner.request('GET', practice.path('clients?q=F60.3')))
    expect(total).toBe(0)
  })
})
