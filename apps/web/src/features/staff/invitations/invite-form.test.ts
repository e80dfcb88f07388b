import { InviteBody } from '@oaklet/api/contract'
import { fixtureId } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inviteBodyOf, inviteErrors, type InviteValues, newInviteValues } from './invite-form'

const IVY: InviteValues = {
  name: ' Ivy Park ',
  email: ' ivy@oakwood.example ',
  credentials: '',
  isClinician: true,
  roleIds: [fixtureId(41)],
  practiceIds: [fixtureId(3)],
}

test('what is missing is asked for in the order of the fields', () => {
  expect(inviteErrors(newInviteValues([])).map(({ path }) => path)).toEqual([
    'name',
    'email',
    'roleIds',
    'practiceIds',
  ])
})

test('whoever works in one practice invites to it, and of several none is guessed', () => {
  expect(newInviteValues(['a']).practiceIds).toEqual(['a'])
  expect(newInviteValues(['a', 'b']).practiceIds).toEqual([])
})

test('is sent without the space around words', () => {
  expect(inviteErrors(IVY)).toEqual([])
  expect(inviteBodyOf(IVY)).toMatchObject({ name: 'Ivy Park', email: 'ivy@oakwood.example' })
})

test('names and credentials that the contract refuses are refused here', () => {
  const word = fc.string({ maxLength: 140 })
  fc.assert(
    fc.property(word, word, (name, credentials) => {
      const values = { ...IVY, name, credentials }
      expect(inviteErrors(values).length === 0).toBe(InviteBody.safeParse(inviteBodyOf(values)).success)
    }),
  )
})
