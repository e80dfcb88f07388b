import { expect, it } from 'vitest'
import { aPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book } from '../../testing/an-appointment'
import { startTestApp } from '../../testing/start-test-app'
import { notified } from '../../testing/notified'
import { purgeNotifications } from './purge-notifications'

const DAY_MS = 86_400_000
const test = startTestApp()

/** Purges as the server will in so many days. */
const purgeIn = (days: number) => {
  const then = new Date(test.clock.now().getTime() + days * DAY_MS)
  return purgeNotifications({ ...test.deps, clock: { ...test.deps.clock, now: () => then } })
}

it('what was read or put away goes after 180 days, in its own organization as in every other; the unread stays', async () => {
  for (const practice of [await aPractice(test), await aPractice(test)]) {
    const [scheduler, clinician] = [await practice.as('Scheduler'), await practice.as('Clinician')]
    const client = await addClient(practice, scheduler)
    for (const hour of ['09:00', '10:00', '11:00']) {
      const endsAt = new Date(Date.parse(at(hour)) + 3_000_000).toISOString()
      const who = { clientId: client.id, clinicianId: clinician.staffId }
      await book(practice, scheduler, appointmentBody(practice, who, { startsAt: at(hour), endsAt }))
    }
    const [unread, read, archived] = await notified(practice, clinician)
    const mark = (id: string | undefined, status: string) =>
      clinician.request('PATCH', practice.path(`notifications/${id ?? ''}/status`), { status })
    await mark(read?.id, 'read')
    await mark(archived?.id, 'archived')
    const ids = async () =>
      (
        await Promise.all([
          notified(practice, clinician),
          notified(practice, clinician, { filter: 'archived' }),
        ])
      )
        .flat()
        .map(({ id }) => id)
    const before = await ids()
    await purgeIn(180)
    expect(await ids()).toEqual(before)
    await purgeIn(181)
    expect(await ids()).toEqual([unread?.id])
  }
})
