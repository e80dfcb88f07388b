import type { PaymentCallbackBody } from '@oaklet/api/contract'

/** What the provider added to the address; null where it added nothing. */
export function readCallback(search: URLSearchParams): PaymentCallbackBody | null {
  const added = (name: 'state' | 'code' | 'error') => {
    const value = search.get(name)
    return value === null || value === '' ? {} : { [name]: value }
  }
  const body = { ...added('state'), ...added('code'), ...added('error') }
  const read: PaymentCallbackBody = search.has('refresh') ? { ...body, refresh: true } : body
  return Object.keys(read).length === 0 ? null : read
}

/**
 * What waits here while a person signs in: in this page's memory alone, as an address, the browser's history and its
 * stores would keep it.
 */
let held: PaymentCallbackBody | null = null

/** What waits, until it is let go of. */
export const heldCallback = (): PaymentCallbackBody | null => held

/** Keeps what was read off the address; null lets go of it. */
export function holdCallback(body: PaymentCallbackBody | null): void {
  held = body
}
