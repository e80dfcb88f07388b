/** Makes overlapping calls with the same key share one run of `run`; a call after it settled starts a new one. */
export function singleFlight<Key, T>(run: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const flights = new Map<Key, Promise<T>>()
  return (key) => {
    const flying = flights.get(key)
    if (flying !== undefined) return flying
    const flight = run(key).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
