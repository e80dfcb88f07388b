import type { ClaimEventKind, ClaimState, ClaimWay } from '@oaklet/api/contract'
import { sha256Of } from '../modules/claims'
import type { DemoClaim } from './demo-claims'
import { demoId } from './demo-id'
import { answerIdOf, rejectionOf, type DemoFile } from './insert-claim-files'

const WAYS: readonly ClaimWay[] = ['elsewhere', 'paper']

/** The sessions that a claim holds; a void one holds none. */
export const sessionsOf = ({ organizationId, id: claimId, clientId, coverageId, form, state }: DemoClaim) =>
  state === 'void'
    ? []
    : [...new Set(form.lines.map(({ appointmentId }) => appointmentId))].map((appointmentId) => ({
        ...{ organizationId, appointmentId, clientId, coverageId, claimId },
      }))

const KIND_OF_STATE: Partial<Record<ClaimState, ClaimEventKind>> = {
  ...{ submitted: 'submitted', accepted: 'accepted', rejected: 'rejected', void: 'voided' },
}

/** What a claim has been through; one that is void was rejected before. */
const PATHS: Partial<Record<ClaimState, readonly ClaimState[]>> = {
  submitted: ['submitted'],
  accepted: ['submitted', 'accepted'],
  rejected: ['submitted', 'rejected'],
  void: ['submitted', 'rejected', 'void'],
}

const DAY_MS = 86_400_000

/** The history of a claim. */
export function stepsOf(claim: DemoClaim, doneById: string, file: DemoFile | undefined) {
  const { organizationId, id: claimId, createdAt } = claim
  const path = PATHS[claim.state] ?? []
  const begun = path.length === 0 ? claim.state : 'ready'
  const answeredAt = file?.answer?.at ?? createdAt
  return [begun, ...path].map((state, index) => {
    const isAnswer = index === 2
    const isRejected = state === 'rejected' && file !== undefined
    return {
      ...{ organizationId, id: demoId(`step ${index} of ${claimId}`), claimId, state },
      kind: index === 0 ? ('created' as const) : (KIND_OF_STATE[state] ?? 'changed'),
      reason: isRejected ? rejectionOf(file, claim) : state === 'void' ? claim.reason : '',
      ...{ changes: [], doneById, answerId: isAnswer ? answerIdOf(claimId) : null },
      doneAt: index < 2 ? createdAt : index === 2 ? answeredAt : new Date(answeredAt.getTime() + DAY_MS / 12),
    }
  })
}

/** How a claim was sent: in a file, or one by one in turn. */
export const submissionOf = (
  { organizationId, id: claimId, form, createdAt }: DemoClaim,
  sentById: string,
  { index, file }: { index: number; file: DemoFile | undefined },
) => ({
  ...{ organizationId, claimId, attempt: 1, form, batchId: file?.id ?? null, sentAt: createdAt },
  way: file === undefined ? (WAYS[index % WAYS.length] ?? 'paper') : 'file',
  ...{ sha256: file?.sha256 ?? sha256Of(JSON.stringify(form)), sentById },
})

/** What the insurer owes for each line; for a void claim nothing any more. */
export const chargesOf = ({ form, ...claim }: DemoClaim, writtenById: string) =>
  form.lines.flatMap(({ controlNumber, chargeCents }) => {
    const { organizationId, practiceId, id: claimId, createdAt, state } = claim
    const id = demoId(`charge ${controlNumber} of ${claimId}`)
    const entry = {
      ...{ organizationId, practiceId, claimId, lineNumber: controlNumber, kind: 'charged' as const },
      ...{ writtenById, writtenAt: createdAt },
    }
    const charged = { ...entry, id, cents: chargeCents, reversesId: null }
    const backId = demoId(`back ${controlNumber} of ${claimId}`)
    const back = { ...entry, id: backId, cents: -chargeCents, reversesId: id }
    return state === 'void' ? [charged, back] : [charged]
  })
