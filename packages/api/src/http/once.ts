import { NetworkError } from '../errors/NetworkError'

/** Loads a part of the code for all calls at once; what can't be loaded is a NetworkError, and is tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw new NetworkError('unreachable', { cause: error })
    }))
}
