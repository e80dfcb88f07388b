import type { Claim } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { entriesOf, openLines, writeClaimEntries } from './claim-book'
import { writeRest } from './close-rest'
import { findClaim } from './find-claim'
import { readFirstPayerAnswer } from './first-payer-answer'
import { lastSaidOfClaim } from './latest-decision'
import { lockClaim } from './lock-claim'
import { nextInsuranceOf } from './next-insurance'
import { draftSecondClaim, sameLineOf } from './second-claim'
import { sendClaims } from './send-claim'

/**
 * Makes the claim to the insurance that comes next of one that was decided on, and moves what is open there to it. Where
 * the insurance has sent the claim on itself, nobody sends it once more.
 */
export async function makeSecondClaim(
  { params: key, body: { version, coverageId } }: CallOf<typeof api.makeSecondClaim>,
  work: Work,
): Promise<Claim> {
  const { practiceId } = key
  const first = await lockClaim(work, key, 'second_claim', version)
  const before = await entriesOf(work, first.id)
  const said = await lastSaidOfClaim(work, first.id)
  const next = await nextInsuranceOf(work, first, said, before)
  const answer = await readFirstPayerAnswer(work, first)
  if (next === null || answer === null) {
    throw new AppError('transition_refused', 'No other insurance can be asked for what this one left.')
  }
  if (next.coverageId !== coverageId) {
    throw new AppError('transition_refused', `${next.payer.name} comes next by now. Look at the claim again.`)
  }
  const left = openLines(before)
  if (left.length === 0) throw new AppError('transition_refused', ONLY_SHARES)
  const reason = `With what was open on claim ${first.pcn}`
  const second = await draftSecondClaim(work, { first, coverageId, answer, reason })
  const entry = { practiceId, reversesId: null }
  const movedOut = left.map(({ lineNumber, cents }) => ({
    ...{ ...entry, claimId: first.id, lineNumber, kind: 'moved_out' as const, cents: 0 - cents },
  }))
  const movedIn = left.map(({ lineNumber, cents }) => ({
    ...{ ...entry, claimId: second.id, kind: 'moved_in' as const, cents },
    lineNumber: sameLineOf(second, first, lineNumber),
  }))
  await writeClaimEntries(work, movedIn)
  if (next.isForwarded) await sendClaims(work, practiceId, [second], { way: 'elsewhere', batch: null })
  await writeRest(work, first, {
    ...{ before, written: movedOut, field: 'movedOutCents', kind: 'second_claim_made', action: 'updated' },
    reason: `Claim ${second.pcn} to ${next.payer.name}`,
  })
  await recordAudit(work, { action: 'created', resource: 'claim', recordId: second.id })
  return findClaim(work, { practiceId, claimId: second.id })
}

const ONLY_SHARES =
  'What this insurance left is on an invoice of the client. Undo the posting of its payment and post it again: then it goes to the next insurance.'
