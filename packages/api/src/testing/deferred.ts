/** A promise that the test settles when it likes. */
export interface Deferred<T> {
  readonly promise: Promise<T>
  /** Lets the promise succeed. */
  resolve(value: T): void
  /** Lets the promise fail. */
  reject(error: unknown): void
}

/** Makes a {@link Deferred}. */
export function createDeferred<T = void>(): Deferred<T> {
  let settle: Omit<Deferred<T>, 'promise'> | null = null
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return {
    promise,
    resolve: (value) => settle?.resolve(value),
    reject: (error) => settle?.reject(error),
  }
}
