import { vi } from 'vitest'

/** The present moment of the test's clock, which testing/setup.ts has stopped. */
export function fakeNow(): number {
  const now = vi.getMockedSystemTime()
  if (now === null) throw new Error('This test has given its clock back')
  return now.getTime()
}
