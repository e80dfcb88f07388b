import { useRef } from 'react'
import { newId } from './new-id'

/**
 * Gives the same key for as long as the same body is sent again, so that a retry after a lost answer
 * creates nothing twice; another body gets another key.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef<{ body: string; key: string } | null>(null)
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current?.body !== text) last.current = { body: text, key: newId() }
    return last.current.key
  }
}
