/** Everything that the client takes from its surroundings, so that the same code runs in a browser, in Node and under a fake clock. */
export interface Platform {
  /** Wall time in epoch milliseconds; it may jump. */
  now(): number
  /** Milliseconds since some fixed moment; it never goes back, and may pause while the machine sleeps. */
  monotonicNow(): number
  /** A new UUID. */
  newId(): string
  /** At least 0 and below 1. */
  random(): number
  /** Calls back once after `delayMs`; the returned function cancels it. */
  startTimer(callback: () => void, delayMs: number): () => void
  /** Sends one request; rejects with anything when no answer came. */
  fetch(request: Request): Promise<Response>
  /** Logs something for the people who run the product; never shown to a person, never with clinical content. */
  warn(message: string, details?: Readonly<Record<string, unknown>>): void
}
