import type { StaffMember } from '@oaklet/api/contract'
import type { SignedInPerson, TestAnswer } from './a-person'
import { aPractice } from './a-practice'
import { dataOf } from './an-appointment'
import { auditTrail } from './audit-trail'
import type { TestApp } from './create-test-app'

/** A practice whose owner looks after its staff. */
export async function aStaffDesk(test: TestApp) {
  const practice = await aPractice(test)
  const owner = await practice.as('Owner', { name: 'Olivia Wren' })
  const path = (rest = '') => `/api/v1/organizations/${practice.organizationId}/staff${rest}`
  const call = (method: string, rest: string, body?: unknown): Promise<TestAnswer> =>
    owner.request(method, path(rest), body)
  const get = async ({ staffId }: Pick<SignedInPerson, 'staffId'>): Promise<StaffMember> =>
    dataOf(await call('GET', `/${staffId}`))
  const trail = (id: string) => auditTrail(test, practice, 'staff', id)
  return { practice, owner, path, call, get, trail }
}
