import { ApiError, type Api, type WaitlistApi } from '@oaklet/api'
import { anAppointment, aWaitlistEntry } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { beforeEach, expect, test, vi } from 'vitest'
import { tellWhoFits, tellWhoWaits } from './waitlist-news'

beforeEach(() => () => toasts.clear())

const apiWith = (waitlist: Partial<WaitlistApi>) => ({ waitlist }) as unknown as Api
const shown = () => toasts.visibleToasts.map(({ content }) => content)

test('a cancelled time says how many it fits, and can be offered', async () => {
  const matches = vi.fn(() => Promise.resolve([aWaitlistEntry(), aWaitlistEntry()]))
  const onOffer = vi.fn()
  await tellWhoFits(apiWith({ matches }), anAppointment(), onOffer)
  const { clinician, location, practiceId, startsAt, endsAt } = anAppointment()
  expect(matches).toHaveBeenCalledExactlyOnceWith(
    { practiceId },
    { clinicianId: clinician.id, startsAt, endsAt, locationId: location?.id },
  )
  expect(shown()).toMatchObject([
    { title: '2 clients on the waitlist fit Tuesday, November 17, 9:00 AM', actionLabel: 'Offer it' },
  ])
  shown()[0]?.onAction?.()
  expect(onOffer).toHaveBeenCalledOnce()
})

test('a time that fits nobody says nothing', async () => {
  await tellWhoFits(apiWith({ matches: () => Promise.resolve([]) }), anAppointment(), vi.fn())
  expect(shown()).toEqual([])
})

test('who was booked for what they wait for can be taken off the waitlist', async () => {
  const entry = aWaitlistEntry()
  const setStatus = vi.fn(() => Promise.resolve({ ...entry, status: 'booked' as const }))
  const onChanged = vi.fn()
  const api = apiWith({ list: () => Promise.resolve([entry]), setStatus })
  await tellWhoWaits(api, anAppointment(), onChanged)
  expect(shown()).toMatchObject([{ title: 'Mari Vega is on the waitlist for this' }])
  shown()[0]?.onAction?.()
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
  expect(setStatus).toHaveBeenCalledExactlyOnceWith(
    { practiceId: entry.practiceId, entryId: entry.id },
    { status: 'booked', version: 1 },
  )
})

test('who waits for something else, or doesn’t wait, is left alone', async () => {
  const other = aWaitlistEntry({ service: { code: '90847', label: 'Family session' } })
  await tellWhoWaits(apiWith({ list: () => Promise.resolve([other]) }), anAppointment(), vi.fn())
  expect(shown()).toEqual([])
})

test('who could not be taken off is told why', async () => {
  const stale = new ApiError({
    ...{ code: 'stale_edit', status: 409, requestId: null },
    serverMessage: 'Someone else changed this in the meantime.',
  })
  const api = apiWith({
    list: () => Promise.resolve([aWaitlistEntry()]),
    setStatus: () => Promise.reject(stale),
  })
  await tellWhoWaits(api, anAppointment(), vi.fn())
  shown()[0]?.onAction?.()
  await expect.poll(() => shown().map(({ tone }) => tone)).toContain('bad')
})
