import type { Notification, NotificationsQuery, Page } from '@oaklet/api/contract'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { dataOf } from './an-appointment'

/** Returns the notifications of a person in the practice, the newest first. */
export async function notified(
  practice: TestPractice,
  person: SignedInPerson,
  query: NotificationsQuery = {},
): Promise<Notification[]> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const path = practice.path(`notifications?${search.toString()}`)
  return dataOf<Page<Notification>>(await person.request('GET', path)).items
}
