/** What every error of the client and of the session has in common. */
export abstract class OakletError extends Error {
  /** Tells the classes apart without `instanceof`, which fails across bundles. */
  abstract readonly kind: string
  abstract readonly code: string
  /** The sentence to show to a person; null when there is none and the screen's fallback is to be shown. */
  readonly userMessage: string | null

  constructor(message: string, userMessage: string | null, options?: { cause?: unknown }) {
    super(message, options)
    this.userMessage = userMessage
    this.name = new.target.name
  }
}
