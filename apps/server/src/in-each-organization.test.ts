import { beforeAll, expect, it, vi } from 'vitest'
import { createChanges } from './changes'
import { inEachOrganization } from './in-each-organization'
import { aPractice } from './testing/a-practice'
import { startTestApp } from './testing/start-test-app'

const test = startTestApp()
let organizations: string[]
beforeAll(async () => {
  organizations = []
  for (let count = 0; count < 3; count += 1) {
    const practice = await aPractice(test)
    await practice.as('Owner')
    organizations.push(practice.organizationId)
  }
})

it('what fails in one organization is logged, and done in the others', async () => {
  const log = vi.spyOn(test.deps.log, 'error')
  const work = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no'))
  await inEachOrganization(test.deps, 'counting', work)
  expect(work.mock.calls.flat().toSorted()).toEqual(organizations.toSorted())
  expect(log.mock.calls.map(([facts]) => facts)).toMatchObject([{ work: 'counting' }])
  log.mockRestore()
})

it('no further organization is begun once the server stops', async () => {
  const deps = { ...test.deps, changes: createChanges() }
  const work = vi.fn(() => {
    deps.changes.end()
    return Promise.resolve()
  })
  await inEachOrganization(deps, 'counting', work)
  expect(work).toHaveBeenCalledTimes(1)
})
