import {
  MAX_CLAIM_CANDIDATES,
  pcnOf,
  scrubClaim,
  type ClaimCandidate,
  type ClaimCandidates,
  type ClaimFinding,
} from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { dayOf } from '../../calendar-day'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { displayName } from '../caseload'
import { contextFrom, filingDueOn, formFrom } from './claim-content'
import type { ClaimGroup } from './claim-groups'
import type { ClaimRecords } from './claim-records'
import { readUnclaimed } from './unclaimed-sessions'

/** A claim that is looked through before it is made has the first number there is; nothing goes by it. */
const NO_PCN = pcnOf(1)

/** The claims that could be made, by the name that the client is sorted by. */
export async function listClaimCandidates(
  { params: { practiceId } }: CallOf<typeof api.listClaimCandidates>,
  work: Work,
): Promise<ClaimCandidates> {
  const { records, isCut, groups } = await readUnclaimed(work, practiceId)
  return {
    items: groups.slice(0, MAX_CLAIM_CANDIDATES).map((group) => candidateOf(records, group)),
    hasMore: isCut || groups.length > MAX_CLAIM_CANDIDATES,
    currency: records.practice.currency,
  }
}

const NO_INSURANCE: ClaimFinding = {
  ...{ number: 1, level: 'error', box: '1', field: 'payer', where: 'coverage' },
  words: 'Choose the insurance this goes to',
}

function candidateOf(records: ClaimRecords, group: ClaimGroup): ClaimCandidate {
  const { clientId, clinicianId, locationId, insurance, lines } = group
  const client = records.clients.get(clientId)
  const clinician = records.clinicians.get(clinicianId)?.clinician
  if (client === undefined || clinician === undefined) throw new Error('A session lacks its people')
  const form = insurance === null ? null : formFrom(records, { ...group, insurance }, NO_PCN)
  const days = lines.map(({ startsAt }) => dayOf(startsAt, records.practice.timeZone)).toSorted()
  const fees = lines.map(({ code, feeCents, units }) => (records.fees.get(code) ?? feeCents) * units)
  return {
    client: { id: clientId, name: displayName(client) },
    coverageId: insurance?.coverage.id ?? null,
    payer: insurance === null ? null : { id: insurance.payer.id, name: insurance.payer.name },
    clinician: { id: clinicianId, name: clinician.name },
    placeOfService: form?.lines[0]?.placeOfService ?? (locationId === null ? '10' : '11'),
    appointmentIds: [...new Set(lines.map(({ appointmentId }) => appointmentId))],
    ...{ firstOn: days.at(0) ?? '', lastOn: days.at(-1) ?? '' },
    chargedCents: fees.reduce((sum, cents) => sum + cents, 0),
    filingDueOn: form === null || insurance === null ? null : filingDueOn(form, insurance),
    findings:
      form === null || insurance === null
        ? [NO_INSURANCE]
        : scrubClaim(form, contextFrom(records, { ...group, insurance }, form)),
  }
}
