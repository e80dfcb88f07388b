import type { AuthorizationInput, FieldError } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { coverages } from '../../db/schema/coverages-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { offeredServices } from '../services'
import { isCoverageOfClient } from './select-coverages'

/** A code that was typed stays allowed when the practice no longer offers the service. */
interface Before {
  codes: readonly string[]
}

/** Throws 422 unless the coverage is this client's and the codes are of the practice's services. */
export async function requireSoundAuthorization(
  work: Work,
  key: ClientKey,
  { coverageId, codes }: AuthorizationInput,
  before: Before = { codes: [] },
): Promise<void> {
  const errors: FieldError[] = [
    ...(await coverageErrors(work, key, coverageId)),
    ...(await codeErrors(work, key.practiceId, codes, before.codes)),
  ]
  if (errors.length > 0) throw validationFailed(errors)
}

async function coverageErrors(work: Work, key: ClientKey, coverageId: string): Promise<FieldError[]> {
  const found = await work.tx
    .select({ id: coverages.id })
    .from(coverages)
    .where(and(isCoverageOfClient(work.actor, key), eq(coverages.id, coverageId)))
  return found.length > 0 ? [] : [{ path: 'coverageId', message: 'Choose a coverage of this client' }]
}

async function codeErrors(
  work: Work,
  practiceId: string,
  codes: readonly string[],
  known: readonly string[],
): Promise<FieldError[]> {
  const offered = await offeredServices(work, practiceId, codes)
  const allowed = new Set([...known, ...offered.keys()])
  return codes.flatMap((code, index) =>
    allowed.has(code) ? [] : [{ path: `codes.${index}`, message: 'Choose a service of this practice' }],
  )
}
