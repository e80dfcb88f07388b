import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeNow } from '../testing/fake-now'
import { hearServerTime } from '../testing/hear-server-time'
import { formatShortDate } from './format-date'
import { learningServerTime, serverNow } from './server-clock'
import { useNow } from './use-now'

const [SECOND_MS, HOUR_MS, DAY_MS] = [1_000, 3_600_000, 86_400_000]

const aheadMs = () => serverNow().getTime() - fakeNow()

describe('the present moment', () => {
  test.each([
    ['400 days fast', -400 * DAY_MS],
    ['three hours fast', -3 * HOUR_MS],
    ['two days slow', 2 * DAY_MS],
    ['right', 0],
  ])('is the server’s on a workstation whose clock is %s', async (_, difference) => {
    const { result } = renderHook(() => useNow())
    await act(() => hearServerTime(difference))
    expect(Date.parse(result.current)).toBe(fakeNow() + difference)
    expect(aheadMs()).toBe(difference)
  })

  test('is of the year that the server has, so that a date of another year says so', async () => {
    const year = new Date(fakeNow()).getFullYear()
    await hearServerTime(-400 * DAY_MS)
    expect(formatShortDate(`${year}-07-01`)).toMatch(new RegExp(`, ${year}$`))
    await hearServerTime(0)
    expect(formatShortDate(`${year}-07-01`)).not.toMatch(new RegExp(`, ${year}$`))
  })

  test('stays where it is for the seconds that an answer takes', async () => {
    await hearServerTime(3 * SECOND_MS)
    expect(aheadMs()).toBe(0)
    await hearServerTime(-HOUR_MS)
    await hearServerTime(-HOUR_MS + 2 * SECOND_MS)
    expect(aheadMs()).toBe(-HOUR_MS)
    await hearServerTime(-2 * SECOND_MS)
    expect(aheadMs()).toBe(0)
  })

  test('isn’t learned from an answer that was long on its way, nor from one without a date', async () => {
    await hearServerTime(0, 2 * HOUR_MS)
    await learningServerTime(() => Promise.resolve(new Response('')))(new Request('https://oaklet.test/api'))
    expect(aheadMs()).toBe(0)
  })
})
