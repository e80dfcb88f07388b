import { useRef } from 'react'
import { newId } from './new-id'

/**
 * Gives the same key for as long as the same body is sent again, so that a retry after a lost answer
 * creates nothing twice; another body gets another key. What stays on the screen calls `renewKey` once something was
 * created: from then on the same body is another creation, like a second payment of the same amount.
 */
export function useIdempotencyKey() {
  const last = useRef<{ body: string; key: string } | null>(null)
  const keyFor = (body: unknown): string => {
    const text = JSON.stringify(body)
    if (last.current?.body !== text) last.current = { body: text, key: newId() }
    return last.current.key
  }
  const renewKey = () => {
    last.current = null
  }
  return { keyFor, renewKey }
}
