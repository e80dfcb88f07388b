import { expect, it } from 'vitest'
import { aPractice } from '../../testing/a-practice'
import { signIn } from '../../testing/a-person'
import { auditTrail } from '../../testing/audit-trail'
import { startTestApp } from '../../testing/start-test-app'

const PATH = '/api/auth/me/preferences'

const test = startTestApp()

it('whoever never chose has the shortcuts and the comfortable size', async () => {
  const person = await (await aPractice(test)).as('Read-only')
  expect((await person.request('GET', PATH)).data).toEqual({ shortcuts: true, density: 'comfortable' })
})

it('what is left out stays as it is, so that two devices don’t undo each other', async () => {
  const person = await (await aPractice(test)).as('Clinician')
  const change = async (body: object) => (await person.request('PATCH', PATH, body)).data
  expect(await change({ density: 'compact' })).toEqual({ shortcuts: true, density: 'compact' })
  expect(await change({ shortcuts: false })).toEqual({ shortcuts: false, density: 'compact' })
})

it('they are the person’s on every device, and nobody else’s', async () => {
  const practice = await aPractice(test)
  const [person, colleague] = [await practice.as('Owner'), await practice.as('Owner')]
  await person.request('PATCH', PATH, { density: 'compact' })
  const elsewhere = await signIn(test, { ...person, organizationId: practice.organizationId })
  expect((await elsewhere.request('GET', PATH)).data).toMatchObject({ density: 'compact' })
  expect((await colleague.request('GET', PATH)).data).toMatchObject({ density: 'comfortable' })
})

it('the audit names what was changed', async () => {
  const practice = await aPractice(test)
  const { userId, request } = await practice.as('Owner')
  await request('PATCH', PATH, { shortcuts: false })
  expect(await auditTrail(test, practice, 'user', userId)).toEqual([
    { action: 'preferences_changed', changed: ['shortcuts'], userId },
  ])
})
