import { type Coverage, coverageTime } from '@oaklet/api/contract'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { practiceToday } from '../organization'
import { isCoverageOfClient, selectCoverages } from './select-coverages'

/** The insurance of a client that pays first today; null where there is none. */
export async function firstCoverageOf(work: Work, key: ClientKey): Promise<Coverage | null> {
  const { today } = await practiceToday(work, key.practiceId)
  const found = await selectCoverages(work.tx, isCoverageOfClient(work.actor, key))
  return found.find((coverage) => coverageTime(coverage, today) === 'current') ?? null
}
