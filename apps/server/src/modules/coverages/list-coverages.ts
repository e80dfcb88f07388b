import type * as api from '@oaklet/api/contract'
import { COVERAGE_TIMES, coverageTime, type ClientCoverages, type Coverage } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { clientOf } from '../caseload'
import { isAuthorizationOfClient, selectAuthorizations } from './select-authorizations'
import { isCoverageOfClient, selectCoverages } from './select-coverages'

/** A client's coverages, those in force today first, with what their payers have authorized. */
export async function listCoverages(
  { actor, scope, params: key }: CallOf<typeof api.listCoverages>,
  work: Work,
): Promise<ClientCoverages> {
  await clientOf(work, key, scope)
  const { today } = await practiceToday(work, key.practiceId)
  const place = (coverage: Coverage) => COVERAGE_TIMES.indexOf(coverageTime(coverage, today))
  const found = await selectCoverages(work.tx, isCoverageOfClient(actor, key))
  return {
    coverages: found.toSorted((one, other) => place(one) - place(other)),
    authorizations: await selectAuthorizations(work.tx, isAuthorizationOfClient(actor, key)),
  }
}
