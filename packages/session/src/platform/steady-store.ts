import { createMemoryStore } from './memory-store'
import type { NodeStore } from './NodeStore'
import { isSessionFileError } from './SessionFileError'

/**
 * Wraps a store that may fail, as on a full disk: then the values live in memory until the process ends, and `warn`
 * is called once.
 */
export function steadyStore(store: NodeStore, warn: (message: string) => void): Required<NodeStore> {
  const memory = createMemoryStore()
  let hasWarned = false
  const attempt = <T>(use: () => T, otherwise: () => T): T => {
    try {
      return use()
    } catch (error) {
      if (!hasWarned) warn(isSessionFileError(error) ? error.message : 'The session can’t be stored')
      hasWarned = true
      return otherwise()
    }
  }
  const get = (key: string): string | null =>
    memory.get(key) ??
    attempt(
      () => store.get(key),
      () => null,
    )
  const put = (key: string, value: string | null): void => {
    memory.remove(key)
    attempt(
      () => (value === null ? store.remove(key) : store.set(key, value)),
      () => value !== null && memory.set(key, value),
    )
  }
  return {
    get,
    set: put,
    remove: (key) => put(key, null),
    replace: (key, before, after) => {
      const swap = (): boolean => {
        const isDue = get(key) === before
        if (isDue) put(key, after)
        return isDue
      }
      const { replace } = store
      return replace === undefined || memory.get(key) !== null
        ? swap()
        : attempt(() => replace(key, before, after), swap)
    },
    withLock: (name, options, run) => (store.withLock ? store.withLock(name, options, run) : run()),
  }
}
