import type { OpenAppointments, StaffMember } from '@oaklet/api/contract'
import type { SignedInPerson, TestAnswer } from './a-person'
import { aPractice } from './a-practice'
import { dataOf } from './an-appointment'
import { auditTrail } from './audit-trail'
import type { TestApp } from './create-test-app'

/** What a deactivation does with a person's appointments and clients, as it is sent. */
interface Handling {
  appointments?: object
  clients?: object | undefined
}

const LEAVE = { choice: 'leave' }

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
  /** Leaves the appointments and clients with the person unless something else is said of them. */
  const deactivate = async (person: SignedInPerson, handling: Handling = {}, by = owner) => {
    const { version } = await get(person)
    const body = { appointments: LEAVE, ...handling, version }
    return by.request('POST', path(`/${person.staffId}/deactivate`), body)
  }
  /** What the person would leave behind. */
  const open = async ({ staffId }: SignedInPerson, query = ''): Promise<OpenAppointments> =>
    dataOf(await call('GET', `/${staffId}/open-appointments${query}`))
  return { practice, owner, path, call, get, trail, deactivate, open }
}
