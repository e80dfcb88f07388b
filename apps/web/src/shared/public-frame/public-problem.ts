import { AUTH_MESSAGES, isApiError, isNetworkError, isRateLimited, userMessage } from '@oaklet/api'

/** Why a call of a public page did not work, and how long to wait before it can. */
export interface PublicProblem {
  message: string
  /** 0 when trying again at once makes sense. */
  waitSeconds: number
}

const NO_ANSWER =
  'Oaklet can’t be reached right now. What you typed is still here: check your connection and try again in a moment.'
const FAULTY = 'What you typed is still here: try again in a moment.'

/** What to say of a call of a public page that failed; `fallback` stands in where the server gave no sentence (spec §8). */
export function publicProblem(error: unknown, fallback: string = AUTH_MESSAGES.login): PublicProblem {
  return { message: messageOf(error, fallback), waitSeconds: waitSecondsOf(error) }
}

function messageOf(error: unknown, fallback: string): string {
  if (isNetworkError(error)) return `${fallback}. ${NO_ANSWER}`
  if (!isApiError(error) || error.status < 500) return userMessage(error, fallback)
  return `${fallback}. ${userMessage(error, 'Oaklet answered with an error.')} ${FAULTY}`
}

function waitSecondsOf(error: unknown): number {
  if (isRateLimited(error)) return error.retryAfterSeconds
  const seconds = error instanceof Error && 'waitSeconds' in error ? error.waitSeconds : 0
  return typeof seconds === 'number' ? seconds : 0
}
