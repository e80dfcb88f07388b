import { randomBytes } from 'node:crypto'
import type { TestProviderStore } from './provider-state'

/** An event as Stripe sends it to a webhook. */
export interface TestProviderEvent {
  id: string
  object: 'event'
  type: string
  account: string
  created: number
  data: { object: unknown }
}

export interface TestProviderOptions {
  store: TestProviderStore
  now: () => Date
  /** Told of each event, in the order in which they happen. */
  onEvent?: (event: TestProviderEvent) => void
}

/** What the parts of the test provider share. */
export interface TestProvider {
  store: TestProviderStore
  now: () => Date
  newId: (kind: string) => string
  tell: (account: string, type: string, object: unknown) => void
}

/** The test provider itself, for its API and its pages. */
export const testProviderOf = ({ store, now, onEvent }: TestProviderOptions): TestProvider => {
  const newId = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`
  return {
    store,
    now,
    newId,
    tell: (account, type, object) =>
      onEvent?.({
        id: newId('evt'),
        object: 'event',
        type,
        account,
        created: Math.floor(now().getTime() / 1000),
        data: { object },
      }),
  }
}
