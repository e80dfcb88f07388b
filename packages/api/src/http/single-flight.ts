/** Makes calls that overlap share one run of `run`; the next call after it settled starts a new one. */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null
  return () => {
    flight ??= run().finally(() => {
      flight = null
    })
    return flight
  }
}
