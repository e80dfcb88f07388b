import { createFakeClock, settle } from '@oaklet/api/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Moment } from './moment'
import { createRefreshSchedule, nextCheckDelayMs } from './refresh-schedule'
import type { HeldToken } from './token-policy'

const issuedToken = (lifeSeconds: number, issued: Moment): HeldToken => ({
  value: 'a.b.c',
  lifeMs: lifeSeconds * 1000,
  issued,
})

const MINUTE = 60_000
const start = { nowMs: 1_000_000, monotonicMs: 0 }
const at = (ms: number) => ({ nowMs: start.nowMs + ms, monotonicMs: ms })
const token = issuedToken(900, start)

describe('the next look at the token', () => {
  it('comes after five minutes', () => {
    expect(nextCheckDelayMs(token, at(0), false)).toBe(5 * MINUTE)
  })

  it('comes when the token falls due, if that is sooner', () => {
    expect(nextCheckDelayMs(token, at(10 * MINUTE), false)).toBe(4 * MINUTE)
  })

  it('waits 30 s after a failure, even when the token is overdue', () => {
    expect(nextCheckDelayMs(token, at(20 * MINUTE), true)).toBe(30_000)
  })

  it('is never more than five minutes away, and never at once', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (ms, hasFailed) => {
        const delayMs = nextCheckDelayMs(token, at(ms), hasFailed)
        return delayMs >= 1_000 && delayMs <= 5 * MINUTE
      }),
    )
  })
})

describe('the schedule', () => {
  function started(check: () => Promise<void>, lifeSeconds = 900) {
    const clock = createFakeClock()
    const moment = () => ({ nowMs: clock.now(), monotonicMs: clock.monotonicNow() })
    const held: { token: HeldToken | null } = { token: issuedToken(lifeSeconds, moment()) }
    const rearm = createRefreshSchedule({
      startTimer: clock.startTimer,
      moment,
      token: () => held.token,
      check,
    })
    rearm()
    return { clock, held, rearm }
  }

  it('looks again and again, with one timer at a time', async () => {
    let looks = 0
    const { clock } = started(() => {
      looks += 1
      return Promise.resolve()
    })
    await clock.advance(10 * MINUTE)
    expect(looks).toBe(2)
    expect(clock.timerCount()).toBe(1)
  })

  it('looks again 30 s after a look that failed', async () => {
    let looks = 0
    const { clock } = started(() => {
      looks += 1
      return Promise.reject(new Error('offline'))
    }, 120)
    await clock.advance(MINUTE)
    expect(looks).toBe(1)
    await clock.advance(29_999)
    expect(looks).toBe(1)
    await clock.advance(1)
    expect(looks).toBe(2)
  })

  it('rests while nobody is signed in', () => {
    const { clock, held, rearm } = started(() => Promise.resolve())
    held.token = null
    rearm()
    expect(clock.timerCount()).toBe(0)
  })

  it('leaves no timer once no token is held, even when a look was under way', async () => {
    let finish = (): void => undefined
    const { clock, held, rearm } = started(() => new Promise((resolve) => (finish = resolve)))
    await clock.advance(5 * MINUTE)
    held.token = null
    rearm()
    finish()
    await settle()
    expect(clock.timerCount()).toBe(0)
  })
})
