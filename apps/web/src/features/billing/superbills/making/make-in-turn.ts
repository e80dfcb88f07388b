import { isApiError, isRateLimited } from '@oaklet/api'
import type { SuperbillCandidate } from '@oaklet/api/contract'

/** A candidate whose superbill was not made, and why. */
export interface MakingFailure {
  candidate: SuperbillCandidate
  error: unknown
}

/** How far the making of several superbills has come. */
export interface MakingProgress {
  /** How many were asked for. */
  total: number
  made: readonly SuperbillCandidate[]
  failures: readonly MakingFailure[]
}

interface MakingSteps {
  make: (candidate: SuperbillCandidate) => Promise<unknown>
  /** Asked before each one. */
  isStopped: () => boolean
  /** Called after each one. */
  onProgress: (progress: MakingProgress) => void
}

/**
 * Makes superbills one after the other until all are tried or somebody stops it. A refusal is of one candidate; a
 * server that gives no answer ends it, as the next would get none either.
 */
export async function makeInTurn(
  candidates: readonly SuperbillCandidate[],
  { make, isStopped, onProgress }: MakingSteps,
): Promise<MakingProgress> {
  let progress: MakingProgress = { total: candidates.length, made: [], failures: [] }
  for (const candidate of candidates) {
    if (isStopped()) return progress
    try {
      await make(candidate)
      progress = { ...progress, made: [...progress.made, candidate] }
    } catch (error) {
      progress = { ...progress, failures: [...progress.failures, { candidate, error }] }
      if (!isRefusal(error)) return progress
    } finally {
      onProgress(progress)
    }
  }
  return progress
}

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && !isRateLimited(error)
