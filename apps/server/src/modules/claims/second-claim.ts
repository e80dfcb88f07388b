import { lineNumberOf, type ClaimForm, type FirstPayerAnswer } from '@oaklet/api/contract'
import { claims, claimSessions } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { sameLine } from '../../x12/posting/same-line'
import { lockClientOf } from '../caseload'
import { formFrom } from './claim-content'
import { addClaimEvent } from './claim-events'
import { readClaimGroup } from './claim-sessions'
import type { ClaimRow } from './claim-row'
import { refreshed } from './merge-claim-form'
import { nextPcn } from './next-pcn'
import { columnsOf } from './write-claim'

interface SecondClaim {
  /** The claim to the insurance that paid before, which is locked: while it holds its sessions, nobody changes them. */
  first: ClaimRow
  /** The coverage that comes next. */
  coverageId: string
  /** What that insurance did, by the lines of the first claim. */
  answer: FirstPayerAnswer
  /** What its history says beside that it was made. */
  reason?: string
}

/** Makes the claim of the same sessions to the insurance that comes next, with what the earlier one did. */
export async function draftSecondClaim(
  work: Work,
  { first, coverageId, answer, reason = '' }: SecondClaim,
): Promise<ClaimRow> {
  const { organizationId, practiceId, clientId, clinicianId, form } = first
  await lockClientOf(work, { practiceId, clientId }, 'all')
  const { records, group } = await readClaimGroup(work, { ...first, coverageId })
  const pcn = await nextPcn(work)
  const now = work.now()
  const said = secondForm(form, formFrom(records, group, pcn), answer)
  const [claim] = await work.tx
    .insert(claims)
    .values({
      ...{ organizationId, id: work.newId(), practiceId, clientId, clinicianId, coverageId, pcn },
      ...columnsOf(records, group, said, 'draft'),
      ...{ createdAt: now, updatedAt: now },
    })
    .returning()
  if (claim === undefined) throw new Error('An insert gave no row')
  const held = [...new Set(said.lines.map(({ appointmentId }) => appointmentId))]
  await work.tx.insert(claimSessions).values(
    held.map((appointmentId) => ({
      ...{ organizationId, appointmentId, clientId, coverageId, claimId: claim.id },
    })),
  )
  await addClaimEvent(work, claim, { kind: 'created', reason })
  return claim
}

/** What the second claim says: what people typed into the first one, on the records of the insurance that comes next. */
function secondForm(first: ClaimForm, now: ClaimForm, answer: FirstPayerAnswer): ClaimForm {
  const numbers = new Map(
    first.lines.map(({ controlNumber }, index) => [controlNumber, lineNumberOf(now.pcn, index + 1)]),
  )
  const numberOf = (controlNumber: string) => numbers.get(controlNumber) ?? controlNumber
  const typed: ClaimForm = {
    ...first,
    ...{ frequency: '1', payerClaimNumber: '', authorizationNumber: '' },
    acceptsAssignment: now.acceptsAssignment,
    lines: first.lines.map((line) => ({ ...line, controlNumber: numberOf(line.controlNumber) })),
  }
  const said = refreshed(typed, now)
  return {
    ...said,
    otherInsurance: said.otherInsurance && {
      ...said.otherInsurance,
      answer: {
        ...answer,
        lines: answer.lines.map((line) => ({ ...line, controlNumber: numberOf(line.controlNumber) })),
      },
    },
  }
}

/** The line of a second claim that bills the same service as a line of the first one. */
export function sameLineOf(second: ClaimRow, first: ClaimRow, lineNumber: string): string {
  const found = sameLine(second.form.lines, first.form.lines, lineNumber)
  if (found === undefined) throw new Error('A claim has no lines')
  return found.controlNumber
}
