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
    expect(nextCheckDelayMs(token, at(0), 0)).toBe(5 * MINUTE)
  })

  it('comes when the token falls due, if that is sooner', () => {
    expect(nextCheckDelayMs(token, at(10 * MINUTE), 0)).toBe(4 * MINUTE)
  })

  it('comes twice within the server’s grace of 10 s after failures, and then every 30 s', () => {
    const delays = [1, 2, 3, 4].map((failures) => nextCheckDelayMs(token, at(20 * MINUTE), failures))
    expect(delays).toEqual([2_000, 4_000, 30_000, 30_000])
  })

  it('is never more than five minutes away, and never at once', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(9), (ms, failures) => {
        const delayMs = nextCheckDelayMs(token, at(ms), failures)
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

  it('looks again 2, 4 and then 30 s after looks that failed', async () => {
    const looks: number[] = []
    const { clock } = started(() => {
      looks.push(clock.monotonicNow() - startMs)
      return Promise.reject(new Error('offline'))
    }, 120)
    const startMs = clock.monotonicNow()
    await clock.advance(2 * MINUTE)
    expect(looks).toEqual([60_000, 62_000, 66_000, 96_000])
  })

  it('starts anew with short pauses after a look that did not fail', async () => {
    const looks: number[] = []
    const { clock } = started(() => {
      looks.push(clock.monotonicNow() - startMs)
      return looks.length === 3 ? Promise.resolve() : Promise.reject(new Error('offline'))
    }, 120)
    const startMs = clock.monotonicNow()
    await clock.advance(70_000)
    expect(looks).toEqual([60_000, 62_000, 66_000, 67_000, 69_000])
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
