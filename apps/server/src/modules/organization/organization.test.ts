import type { OrganizationSettings, Practice } from '@oaklet/api/contract'
import { aHolidayInput, anOrganizationSettingsBody } from '@oaklet/api/testing'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { practices } from '../../db/schema/practices-table'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
})

const call = (method: string, rest: string, body?: unknown) =>
  owner.request(method, `/api/v1/organizations/${practice.organizationId}/${rest}`, body)
const settings = async (): Promise<OrganizationSettings> => dataOf(await call('GET', 'settings'))
const practiceInfo = async (id = practice.practiceId): Promise<Practice> =>
  dataOf(await call('GET', `practices/${id}`))
const trail = () => auditTrail(test, practice, 'organization')
const defaults = anOrganizationSettingsBody().settings

describe('the settings', () => {
  it('have the specification’s defaults, and the holidays of all the person’s practices', async () => {
    const add = (practiceId: string, name: string) =>
      owner.request('POST', `/api/v1/practices/${practiceId}/holidays`, aHolidayInput({ name }))
    await add(practice.practiceId, 'Here')
    await add(practice.otherPracticeId, 'There')
    const found = await settings()
    expect(found).toMatchObject({
      id: practice.organizationId,
      status: 'ACTIVE',
      address: { country: 'USA' },
      settings: { currency: 'USD', dateFormat: 'MM/DD/YYYY', timezone: practice.timeZone },
      version: 1,
    })
    expect(found.settings.holidays.map(({ name }) => name)).toEqual(['Here', 'There'])
    const reader = await practice.as('Read-only')
    const seen = await reader.request('GET', `/api/v1/organizations/${practice.organizationId}/settings`)
    expect(dataOf<OrganizationSettings>(seen).settings.holidays.map(({ name }) => name)).toEqual(['Here'])
  })

  it('are saved as they are sent, and audited with the names of what changed', async () => {
    const before = await settings()
    const body = anOrganizationSettingsBody({ settings: { ...defaults, dateFormat: 'DD/MM/YYYY' } })
    const saved = dataOf<OrganizationSettings>(await call('PUT', 'settings', body))
    const { settings: sent, ...rest } = body
    expect(saved).toMatchObject({ ...rest, version: 2 })
    expect(saved.settings).toEqual({ ...before.settings, ...sent })
    expect(await settings()).toEqual(saved)
    expect(await trail()).toEqual([
      {
        action: 'updated',
        changed: ['name', 'email', 'phone', 'address', 'dateFormat'],
        userId: owner.userId,
      },
    ])
  })

  it('are refused on an older version, with the settings as they are now', async () => {
    const first = await call('PUT', 'settings', anOrganizationSettingsBody({ name: 'First' }))
    const second = await call('PUT', 'settings', anOrganizationSettingsBody({ name: 'Second' }))
    expect(refusal(second)).toEqual([409, 'stale_edit'])
    expect(second.body['current']).toEqual(first.data)
  })

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'hello@' }],
    ['phone', { phone: '518-555-0100' }],
    ['address.country', { address: { ...anOrganizationSettingsBody().address, country: ' ' } }],
    ['settings.timezone', { settings: { ...defaults, timezone: 'Mars/Olympus' } }],
    ['settings.currency', { settings: { ...defaults, currency: 'XYZ' } }],
    ['settings.dateFormat', { settings: { ...defaults, dateFormat: 'YY' } }],
  ])('refuse a wrong %s at its field', async (path, changes) => {
    const answer = await call('PUT', 'settings', { ...anOrganizationSettingsBody(), ...changes })
    expect(refusal(answer)).toEqual([422, 'validation_failed', path])
    expect((await settings()).version).toBe(1)
  })

  it('take the practices along that had the same name', async () => {
    await call('PUT', 'settings', anOrganizationSettingsBody({ name: 'First' }))
    await call('PUT', 'settings', anOrganizationSettingsBody({ name: 'Marlow Therapy', version: 2 }))
    const [first, second] = [await practiceInfo(), await practiceInfo(practice.otherPracticeId)]
    expect([first.name, second.name]).toEqual(['Marlow Therapy', 'Second'])
  })

  it('take the practices along that had the same time zone and currency', async () => {
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx
        .update(practices)
        .set({ timeZone: 'America/Chicago' })
        .where(
          and(
            eq(practices.organizationId, practice.organizationId),
            eq(practices.id, practice.otherPracticeId),
          ),
        ),
    )
    const sent = { ...defaults, timezone: 'Europe/Berlin', currency: 'EUR' }
    await call('PUT', 'settings', anOrganizationSettingsBody({ settings: sent }))
    expect(await practiceInfo()).toMatchObject({ timeZone: 'Europe/Berlin', currency: 'EUR' })
    expect(await practiceInfo(practice.otherPracticeId)).toMatchObject({
      timeZone: 'America/Chicago',
      currency: 'EUR',
    })
  })

  it('keep the currency once something was invoiced', async () => {
    const client = await addClient(practice, owner)
    const draft = await draftInvoice(practice, owner, invoiceInput(client.id, 500))
    const inEuro = (version: number) =>
      call(
        'PUT',
        'settings',
        anOrganizationSettingsBody({ settings: { ...defaults, currency: 'EUR' }, version }),
      )
    await issue(practice, owner, draft)
    expect(refusal(await inEuro(1))).toEqual([422, 'validation_failed', 'settings.currency'])
    expect((await call('PUT', 'settings', anOrganizationSettingsBody())).status).toBe(200)
  })
})

describe('business hours', () => {
  const set = (day: string, ranges: unknown) => call('PATCH', `settings/businessHours/${day}`, { ranges })
  const LUNCH = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '24:00' },
  ]

  it('are set for one weekday at a time, with an audit event, and no edit goes stale', async () => {
    const before = await settings()
    const saved = dataOf<OrganizationSettings>(await set('monday', LUNCH))
    expect(saved.settings.businessHours).toEqual({ ...before.settings.businessHours, monday: LUNCH })
    expect(saved.version).toBe(before.version)
    expect(await settings()).toEqual(saved)
    expect(await trail()).toEqual([
      { action: 'updated', changed: ['businessHours.monday'], userId: owner.userId },
    ])
  })

  it('that are the same already change nothing and write nothing', async () => {
    const { settings: now } = await settings()
    expect((await set('sunday', now.businessHours.sunday)).status).toBe(200)
    expect(await trail()).toEqual([])
  })

  it('may be none: a closed day', async () => {
    const saved = dataOf<OrganizationSettings>(await set('friday', []))
    expect(saved.settings.businessHours.friday).toEqual([])
  })

  it('of several days at once are all kept', async () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday'] as const
    await Promise.all(days.map((day) => set(day, LUNCH)))
    const { businessHours } = (await settings()).settings
    expect(days.map((day) => businessHours[day])).toEqual(days.map(() => LUNCH))
    expect((await practiceInfo()).businessHours).toEqual(businessHours)
  })

  it('reach the practices that had the same hours that day, and no other', async () => {
    const own = { ...(await practiceInfo()).businessHours, monday: [{ opens: '10:00', closes: '11:00' }] }
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.update(practices).set({ businessHours: own }).where(eq(practices.id, practice.otherPracticeId)),
    )
    await set('monday', LUNCH)
    await set('tuesday', LUNCH)
    const { businessHours } = (await settings()).settings
    expect((await practiceInfo()).businessHours).toEqual(businessHours)
    expect((await practiceInfo(practice.otherPracticeId)).businessHours).toEqual({ ...own, tuesday: LUNCH })
  })

  it.each([
    ['ranges.0.closes', [{ opens: '09:00', closes: '24:30' }]],
    ['ranges.0.opens', [{ opens: '24:00', closes: '24:00' }]],
    ['ranges.0.closes', [{ opens: '12:00', closes: '09:00' }]],
    ['ranges.1.opens', [...LUNCH].reverse()],
    ['ranges', 'closed'],
  ])('are refused at %s', async (path, ranges) => {
    expect(refusal(await set('monday', ranges))).toEqual([422, 'validation_failed', path])
    expect(await trail()).toEqual([])
  })

  it('know no eighth day', async () => {
    for (const day of ['someday', 'Monday', practice.practiceId]) {
      expect((await set(day, LUNCH)).status).toBe(404)
    }
  })
})
