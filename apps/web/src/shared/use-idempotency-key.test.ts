import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useIdempotencyKey } from './use-idempotency-key'

test('the same body has the same key until something was created, and another body another key', () => {
  const { keyFor, renewKey } = renderHook(useIdempotencyKey).result.current
  const first = keyFor({ amountCents: 100 })
  expect(keyFor({ amountCents: 100 })).toBe(first)
  const other = keyFor({ amountCents: 200 })
  expect(other).not.toBe(first)
  renewKey()
  expect(keyFor({ amountCents: 200 })).not.toBe(other)
})
