import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { staff } from '../../db/schema/staff-table'
import { users } from '../../db/schema/users-table'
import { asAuth, inTenant } from '../../db/tenant'
import { aPractice } from '../../testing/a-practice'
import { auditTrail } from '../../testing/audit-trail'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()

it('a new name is the person’s own, and the one that colleagues see', async () => {
  const practice = await aPractice(test)
  const { userId, staffId, request } = await practice.as('Clinician')
  expect((await request('PATCH', '/api/auth/me', { name: '  Liv Wren ' })).data).toMatchObject({
    id: userId,
    name: 'Liv Wren',
  })
  expect((await request('GET', '/api/auth/me')).body['user']).toMatchObject({ name: 'Liv Wren' })
  const [account] = await asAuth(test.deps.db, (tx) => tx.select().from(users).where(eq(users.id, userId)))
  const [record] = await inTenant(test.deps.db, practice.organizationId, (tx) =>
    tx
      .select()
      .from(staff)
      .where(and(eq(staff.organizationId, practice.organizationId), eq(staff.id, staffId))),
  )
  expect([account?.name, record?.name]).toEqual(['Liv Wren', 'Liv Wren'])
})

it('nobody else gets the name, and the audit keeps that it changed but not what it was', async () => {
  const practice = await aPractice(test)
  const [person, colleague] = [await practice.as('Clinician'), await practice.as('Biller')]
  await person.request('PATCH', '/api/auth/me', { name: 'Liv Wren' })
  expect((await colleague.request('GET', '/api/auth/me')).body['user']).toMatchObject({ name: 'Biller' })
  expect(await auditTrail(test, practice, 'user', person.userId)).toEqual([
    { action: 'profile_changed', changed: ['name'], userId: person.userId },
  ])
})
