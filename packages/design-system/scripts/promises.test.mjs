import { expect, test } from 'vitest'
import { brokenPromises, isMajorMeant } from './promises.mjs'

const released = {
  names: ['Button', 'Button.tone', 'Pager', 'Pager.page'],
  deprecated: ['Pager', 'Button.tone'],
}

test('finds a name that went without having been deprecated in a release', () => {
  expect(brokenPromises(released, { names: ['Button', 'Button.tone', 'Pager', 'Pager.page'] })).toEqual([])
  expect(brokenPromises(released, { names: ['Pager', 'Pager.page'] })).toEqual(['Button'])
})

test('finds a prop that went, while its component stays', () => {
  expect(brokenPromises(released, { names: ['Button', 'Button.tone', 'Pager'] })).toEqual(['Pager.page'])
})

test('lets what a release has deprecated go, a component with all its props', () => {
  expect(brokenPromises(released, { names: ['Button'] })).toEqual([])
})

test('takes a major version as meant only if a changeset says so of this package', () => {
  const changeset = (head) => `---\n${head}\n---\n\nRemoves Pager.\n`
  expect(isMajorMeant([changeset("'@oaklet/design-system': major")], '@oaklet/design-system')).toBe(true)
  expect(isMajorMeant([changeset('"@oaklet/design-system": minor')], '@oaklet/design-system')).toBe(false)
  expect(isMajorMeant([changeset("'@oaklet/api': major")], '@oaklet/design-system')).toBe(false)
  expect(isMajorMeant(['@oaklet/design-system: major'], '@oaklet/design-system')).toBe(false)
})
