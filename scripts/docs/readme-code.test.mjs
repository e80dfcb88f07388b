import { expect, it } from 'vitest'
import { readmeComplaints } from './readme-code.mjs'

it('every example in a README compiles against the packages as they are', { timeout: 60_000 }, () => {
  const { count, complaints } = readmeComplaints(['packages/api', 'packages/session'])
  expect(count).toBeGreaterThanOrEqual(4)
  expect(complaints).toEqual([])
})
