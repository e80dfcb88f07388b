import { vi } from 'vitest'
import { learningServerTime } from '../shared/server-clock'
import { fakeNow } from './fake-now'

/** Answers as a server whose clock is ahead of the workstation's, which stays so for the file; the answer takes `tookMs`. */
export const hearServerTime = (aheadMs: number, tookMs = 0): Promise<Response> =>
  learningServerTime(() => {
    const date = new Date(fakeNow() + aheadMs).toUTCString()
    vi.setSystemTime(fakeNow() + tookMs)
    return Promise.resolve(new Response('', { headers: { date } }))
  })(new Request('https://oaklet.test/api'))
