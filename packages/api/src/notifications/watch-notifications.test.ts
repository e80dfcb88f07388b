import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { NetworkError } from '../errors/NetworkError'
import { createDeferred, type Deferred } from '../testing/deferred'
import { settle } from '../testing/fake-clock'
import { createFakePlatform } from '../testing/fake-platform'
import type { NotificationsSummary } from './notifications-contract'
import { aNotificationsSummary } from './notifications-fixtures'
import { watchNotifications } from './watch-notifications'

const count = (unread: number): NotificationsSummary => aNotificationsSummary({ unread })
const lost = () => new NetworkError('unreachable')

/** Watches with streams that `open` makes, and records notifications and calls. */
function watching(open: (nth: number) => AsyncIterable<NotificationsSummary>, ask = () => count(7)) {
  const platform = createFakePlatform()
  const controller = new AbortController()
  const told: number[] = []
  const calls = { opened: 0, asked: 0 }
  const watch = watchNotifications(platform, controller.signal, {
    open: () => Promise.resolve(open((calls.opened += 1))),
    ask: () => Promise.resolve(((calls.asked += 1), ask())),
  })
  const done = (async () => {
    for await (const { unread } of watch) told.push(unread)
  })()
  // Awaited at the end of each test; this keeps an earlier failure from being an unhandled rejection.
  done.catch(() => undefined)
  return { platform, controller, told, calls, done }
}

async function* streamOf(
  summaries: number[],
  end?: Deferred<void> | Error,
): AsyncGenerator<NotificationsSummary> {
  for (const unread of summaries) yield count(unread)
  if (end instanceof Error) throw end
  await end?.promise
}

describe('a stream', () => {
  it('tells each summary as it comes', async () => {
    const { told } = watching(() => streamOf([1, 2], createDeferred()))
    await settle()
    expect(told).toEqual([1, 2])
  })

  it('that ends is opened again, after a pause that doubles while none lasts', async () => {
    const { platform, calls } = watching(() => streamOf([], lost()))
    await settle()
    expect(calls.opened).toBe(1)
    await platform.clock.advance(1_999)
    expect(calls.opened).toBe(1)
    await platform.clock.advance(1)
    expect(calls.opened).toBe(2)
    await platform.clock.advance(4_000)
    expect(calls.opened).toBe(3)
    await platform.clock.advance(8_000)
    expect(calls.opened).toBe(4)
  })

  it('that lasted is opened again within two seconds', async () => {
    const ends = [createDeferred(), createDeferred(), createDeferred()]
    const { platform, calls } = watching((nth) => streamOf([nth], ends[nth - 1]))
    for (const [index, end] of ends.entries()) {
      await platform.clock.advance(10_000)
      end.resolve()
      await platform.clock.advance(1_000)
      expect(calls.opened).toBe(index + 2)
    }
  })
})

describe('when streams are lost four times in a row', () => {
  it('the summary is asked for every 30 seconds instead', async () => {
    const { platform, calls, told } = watching(() => streamOf([], lost()))
    await platform.clock.advance(14_000 + 30_000)
    expect([calls.opened, calls.asked, told]).toEqual([4, 1, [7]])
    await platform.clock.advance(60_000)
    expect([calls.opened, calls.asked]).toEqual([4, 3])
  })

  it('a stream is tried again after ten questions', async () => {
    const { platform, calls } = watching((nth) => streamOf([nth], nth < 5 ? lost() : createDeferred()))
    await platform.clock.advance(14_000 + 10 * 30_000 + 10_000)
    expect([calls.opened, calls.asked]).toEqual([5, 10])
    await platform.clock.advance(300_000)
    expect(calls.asked).toBe(10)
  })

  it('a question without an answer is no reason to give up', async () => {
    const { platform, calls } = watching(
      () => streamOf([], lost()),
      () => {
        throw lost()
      },
    )
    await platform.clock.advance(14_000 + 60_000)
    expect(calls.asked).toBe(2)
  })
})

describe('it ends', () => {
  it('at once when aborted between two streams, and leaves no timer', async () => {
    const { platform, controller, done } = watching(() => streamOf([], lost()))
    await settle()
    controller.abort()
    await done
    expect(platform.clock.timerCount()).toBe(0)
  })

  it.each([401, 403, 404])('with a refusal, which waiting doesn’t mend: %i', async (status) => {
    const refusal = new ApiError({ status, code: 'not_found', serverMessage: null, requestId: null })
    const { done, calls } = watching(() => streamOf([], refusal))
    await expect(done).rejects.toBe(refusal)
    expect(calls.opened).toBe(1)
  })
})
