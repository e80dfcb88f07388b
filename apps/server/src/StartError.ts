/** Why the server can't start, as one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Whether `error` is a {@link StartError}. */
export const isStartError = (error: unknown): error is StartError => error instanceof StartError
