import { isNetworkError, userMessage } from '@oaklet/api'

/** What failed and why: the server’s own sentence, or `fallback`, with a way out where no answer came. */
export const failureWords = (error: unknown, fallback: string): string =>
  isNetworkError(error)
    ? `${fallback}. Oaklet can’t be reached: check your connection, then try again.`
    : userMessage(error, fallback)
