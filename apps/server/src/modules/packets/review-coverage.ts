import type * as api from '@oaklet/api/contract'
import {
  type CoverageInput,
  isOtherCoverage,
  type PacketReview,
  saidCoverage,
  type SaidCoverage,
} from '@oaklet/api/contract'
import { scopeOf } from '../../actor'
import { isAppError, validationFailed } from '../../errors'
import type { Work } from '../../work'
import { createCoverage } from '../coverages'
import type { PacketKey } from './select-packets'

type Decision = api.ReviewPacketBody['coverage']

/** The insurance that is added; null for none. Throws 422 where one that is not on file is not decided on. */
export function requireCoverageDecision(
  { forms, coverage }: Pick<PacketReview, 'forms' | 'coverage'>,
  decision: Decision,
): CoverageInput | null {
  const said = saidCoverage(forms)
  if (said === null || !isOtherCoverage(coverage, said)) return null
  if (decision === undefined) throw validationFailed([{ path: 'coverage', message: 'Decide on this' }])
  return decision && inputOf(said, decision)
}

/** What is known of it: the client's words, and what the reviewer chose. Nobody has asked the insurer yet. */
const inputOf = (said: SaidCoverage, chosen: NonNullable<Decision>): CoverageInput => ({
  ...chosen,
  ...{ memberId: said.memberId, groupNumber: said.groupNumber, groupName: '', planName: '' },
  relation: said.relation,
  policyHolder: said.policyHolder && { ...said.policyHolder, administrativeSex: 'unknown', address: null },
  ...{ copayCents: null, coinsurancePercent: null, deductibleCents: null, deductibleMetCents: null },
  ...{ deductibleAsOf: null, effectiveTo: null, acceptsAssignment: true, signatureOn: null, releaseOn: null },
  status: 'unverified',
})

/** Adds it to the client, for which `clients:write` is needed; what is refused is so at `coverage`. */
export async function takeOverCoverage(work: Work, key: PacketKey, body: CoverageInput): Promise<void> {
  const { actor } = work
  const scope = scopeOf(actor, 'clients:write')
  const params = { practiceId: key.practiceId, clientId: key.clientId }
  try {
    await createCoverage({ actor, scope, params, body, query: undefined, callKey: () => null }, work)
  } catch (error) {
    if (!isAppError(error) || error.extras.fieldErrors === undefined) throw error
    throw validationFailed(
      error.extras.fieldErrors.map(({ path, message }) => ({ path: `coverage.${path}`, message })),
    )
  }
}
