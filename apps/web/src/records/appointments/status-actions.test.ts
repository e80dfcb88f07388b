import { APPOINTMENT_STATUSES } from '@oaklet/api/contract'
import { expect, test } from 'vitest'
import { canCancel, statusActions } from './status-actions'

test('the status menu never cancels: that has its own question', () => {
  for (const status of APPOINTMENT_STATUSES) {
    expect(
      statusActions(status).filter(({ id }) => id.startsWith('cancelled') || id === 'late_cancelled'),
    ).toEqual([])
  }
})

test('only what still lies ahead, or has just begun, can be cancelled', () => {
  expect(APPOINTMENT_STATUSES.filter(canCancel)).toEqual(['scheduled', 'confirmed', 'checked_in'])
})

test('a request is accepted or declined', () => {
  expect(statusActions('requested').map(({ label }) => label)).toEqual(['Accept', 'Decline'])
})
