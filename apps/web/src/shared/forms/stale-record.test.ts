import { ApiError, type ApiErrorFacts } from '@oaklet/api'
import { Location } from '@oaklet/api/contract'
import { aLocation } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { staleRecord } from './stale-record'

const refusal = (facts: Pick<ApiErrorFacts, 'code' | 'current'>) =>
  new ApiError({ status: 409, serverMessage: null, requestId: null, ...facts })

test('a stale edit tells what is saved by now', () => {
  const current = aLocation({ name: 'Annex' })
  expect(staleRecord(refusal({ code: 'stale_edit', current }), Location)).toEqual(current)
})

test('nothing is told by any other failure, nor by an answer that is not such a record', () => {
  const current = aLocation({ name: 'Annex' })
  expect(staleRecord(refusal({ code: 'transition_refused', current }), Location)).toBeNull()
  expect(staleRecord(refusal({ code: 'stale_edit', current: { name: 'Annex' } }), Location)).toBeNull()
  expect(staleRecord(null, Location)).toBeNull()
})
