import { BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import { anOwnerRole, anOwnRole } from '@oaklet/api/testing'
import { describe, expect, test } from 'vitest'
import { assignmentErrors, assignmentRefusals, practiceOptions, roleOptions } from './assignment-form'

const ROLES = [anOwnerRole(), anOwnRole({ description: '' })]

test('somebody has a role and a practice at least', () => {
  expect(assignmentErrors({ roleIds: ['a'], practiceIds: ['b'] })).toEqual([])
  expect(assignmentErrors({ roleIds: [], practiceIds: [] }).map(({ path }) => path)).toEqual([
    'roleIds',
    'practiceIds',
  ])
})

test('the server’s refusal of one of them stands at its group', () => {
  const paths = ['email', 'roleIds.1', 'practiceIds', 'practiceIds.12']
  const fields = assignmentRefusals(paths.map((path) => ({ path, message: 'No' }))).map(({ path }) => path)
  expect(fields).toEqual(['email', 'roleIds', 'practiceIds', 'practiceIds'])
})

test('nobody gives more than they may do, unless they edit roles', () => {
  const [owner, own] = roleOptions(ROLES, BUILT_IN_ROLE_PERMISSIONS['Practice Manager'])
  expect(owner).toMatchObject({ isDisabled: true, description: 'Allows more than you may do' })
  expect(own).toEqual({ id: anOwnRole().id, label: 'Front desk' })
  expect(roleOptions(ROLES, ['roles:edit']).some(({ isDisabled }) => isDisabled)).toBe(false)
})

describe('the practices to choose from', () => {
  const [one, two, three] = [
    { id: '1', name: 'Downtown' },
    { id: '2', name: 'Riverside' },
    { id: '3', name: 'Uptown' },
  ]
  const own = ['1']

  test('are all of the organization for who edits roles', () => {
    expect(practiceOptions([one, two], [], { permissions: ['roles:edit'], assignedPractices: own })).toEqual([
      { id: '1', label: 'Downtown' },
      { id: '2', label: 'Riverside' },
    ])
  })

  test('are one’s own for everybody else, and where only the other works stays as it is', () => {
    const options = practiceOptions([one, two, three], [one, two], {
      ...{ permissions: ['staff:edit'], assignedPractices: own },
    })
    expect(options).toEqual([
      { id: '1', label: 'Downtown' },
      { id: '2', label: 'Riverside', isDisabled: true, description: 'You don’t work there yourself' },
    ])
  })
})
