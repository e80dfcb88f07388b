import type * as api from '@oaklet/api/contract'
import { displayName } from '../caseload'
import { reasonWords } from '../../x12/posting/adjustment-words'
import type { PostableClaim } from '../../x12/posting/claims-book'
import type { PlannedClaim, PostingPlan, ShareLine } from '../../x12/posting/posting-plan'
import { sumOf } from '../../x12/remittance/imbalances-of'
import type { Adjustment, Remittance, RemittanceClaim, RemittanceLine } from '../../x12/remittance/remittance'
import { claimDifferences } from './claim-differences'
import { plannedAdjustments } from '../../x12/posting/provider-adjustments'
import type { ReadClaim, ReadClaims } from './read-postable-claims'
import type { PlannedRemittance } from './select-remittances'

const centsOf = (all: readonly { cents: number }[]): number => sumOf(all.map(({ cents }) => cents))

const reasonsIn = (adjustments: readonly Adjustment[]): api.RemittanceReason[] =>
  adjustments.map(({ group, code, cents }) => ({ group, code, cents, words: reasonWords(code).words }))

const serviceView = (line: RemittanceLine): api.RemittanceService => ({
  ...{ segment: line.segment, code: line.code, modifiers: [...line.modifiers], billedCode: line.billedCode },
  ...{ servedOn: line.servedFrom, chargeCents: line.chargeCents, paidCents: line.paidCents },
  ...{ allowedCents: line.allowedCents, remarks: [...line.remarks], lineNumber: line.controlNumber },
  reasons: reasonsIn(line.adjustments),
})

const saidView = (said: RemittanceClaim): api.SaidOfClaim => ({
  ...{ pcn: said.controlNumber, status: said.status, chargeCents: said.chargeCents },
  ...{ paidCents: said.paidCents, clientShareCents: said.clientShareCents },
  ...{ payerClaimNumber: said.payerClaimNumber, client: said.client },
  servedOn: said.servedFrom ?? said.lines[0]?.servedFrom ?? null,
  reasons: reasonsIn(said.adjustments),
  services: said.lines.map(serviceView),
})

/** A claim of a file with what becomes of it; `claim` is the one of ours, where it is known. */
const claimView = (
  said: RemittanceClaim,
  { outcome, claimId, words, suggestedIds, openReasons, remarks }: Omit<PlannedClaim, 'segment'>,
  claim: PostableClaim | undefined,
): api.RemittanceClaim => ({
  ...{ segment: said.segment, said: saidView(said), outcome, claimId, words },
  suggestedIds: [...suggestedIds],
  differences: claim === undefined ? [] : claimDifferences(said, claim),
  openReasons: openReasons.map(({ lineId, ...reason }) => ({ ...reason, lineNumber: lineId })),
  remarks: [...remarks],
})

const shareLineView = ({ claimLineId, ...share }: ShareLine) => ({ ...share, lineNumber: claimLineId })

/** What posting writes, for people. */
function planView(plan: PostingPlan, { rows }: ReadClaims): api.RemittancePlan {
  const nameOf = new Map(rows.map(({ client }) => [client.id, displayName(client)]))
  return {
    entries: plan.entries.map(({ claimId, lineId, kind, cents }) => ({
      ...{ claimId, lineNumber: lineId, kind, cents },
    })),
    shares: plan.shares.map(({ clientId, lines }) => ({
      client: { id: clientId, name: nameOf.get(clientId) ?? '' },
      cents: centsOf(lines),
      lines: lines.map(shareLineView),
    })),
    shareCredits: plan.shareCredits.map(shareLineView),
    secondClaims: plan.secondClaims.map(({ lines, ...second }) => ({ ...second, cents: centsOf(lines) })),
    deposit: plan.deposit,
    standings: [...plan.standings].map(([claimId, standing]) => ({ claimId, ...standing })),
    offers: plan.offers.map((offer) => {
      if (offer.kind === 'member_id') return offer
      const { lineId, ...underpaid } = offer
      return { ...underpaid, lineNumber: lineId }
    }),
  }
}

/** The claims of ours as they stand, but those that nothing of a remittance names. */
const recordViews = (
  { rows, postable, practices }: ReadClaims,
  practiceId: string,
  named: ReadonlySet<string | null>,
): api.RemittanceClaimRecord[] => {
  const openOf = new Map(postable.map(({ id, entries }) => [id, centsOf(entries)]))
  return rows
    .filter(({ claim }) => named.has(claim.id))
    .map(({ claim, client, payer }) => ({
      ...{ id: claim.id, pcn: claim.pcn, state: claim.state, payer, memberId: claim.form.memberId },
      ...sisterOf(claim, practiceId, practices),
      client: { id: client.id, name: displayName(client) },
      chargedCents: claim.chargedCents,
      openCents: openOf.get(claim.id) ?? 0,
      lines: claim.form.lines.map(({ controlNumber, date, code, modifiers, chargeCents }) => ({
        ...{ number: controlNumber, servedOn: date, code, modifiers, chargeCents },
      })),
    }))
}

const sisterOf = (
  claim: ReadClaim['claim'],
  practiceId: string,
  practices: ReadClaims['practices'],
): Pick<api.RemittanceClaimRecord, 'sister'> => {
  const sister = practices.find(({ id }) => id === claim.practiceId && id !== practiceId)
  return sister === undefined ? {} : { sister: { id: sister.id, name: sister.name } }
}

/** What of a remittance is planned, or was posted. */
export type PlannedContent = Pick<
  api.RemittanceDetails,
  'claims' | 'adjustments' | 'reasons' | 'records' | 'plan'
>

/** A remittance by its plan, for people; no plan while nobody knows who paid. */
export function plannedContent(
  { practiceId, said, decisions }: Pick<PlannedRemittance, 'practiceId' | 'said' | 'decisions'>,
  plan: PostingPlan | null,
  claims: ReadClaims,
): PlannedContent {
  const planned = new Map(plan?.claims.map((claim) => [claim.segment, claim]))
  const postable = new Map(claims.postable.map((claim) => [claim.id, claim]))
  return {
    claims: said.claims.map((claim) => {
      const outcome = planned.get(claim.segment) ?? UNPLANNED
      return claimView(claim, outcome, postable.get(outcome.claimId ?? ''))
    }),
    adjustments: (plan?.adjustments ?? plannedAdjustments(said.providerAdjustments, [], 0, new Map())).map(
      ({ controlNumber, ...adjustment }, position) => ({ ...adjustment, position, pcn: controlNumber }),
    ),
    reasons: [...(plan?.reasons ?? [])],
    records: recordViews(claims, practiceId, idsNamedIn(said, decisions, plan, claims)),
    plan: plan === null ? null : planView(plan, claims),
  }
}

/** A claim of a file while nobody knows who paid. */
const UNPLANNED: Omit<PlannedClaim, 'segment'> = {
  outcome: 'needs_person',
  claimId: null,
  words: 'Choose the insurance that paid first',
  ...{ suggestedIds: [], openReasons: [], remarks: [] },
}

const idsNamedIn = (
  said: Remittance,
  decisions: Pick<api.RemittanceDecisions, 'claims' | 'recoveries'>,
  plan: PostingPlan | null,
  { rows }: ReadClaims,
): ReadonlySet<string | null> =>
  new Set([
    ...rows.flatMap(({ claim }) =>
      said.claims.some(({ controlNumber }) => controlNumber === claim.pcn) ? [claim.id] : [],
    ),
    ...[...decisions.claims, ...decisions.recoveries].map(({ claimId }) => claimId),
    ...(plan?.claims ?? []).flatMap(({ claimId, suggestedIds }) => [claimId, ...suggestedIds]),
    ...(plan?.entries ?? []).map(({ claimId }) => claimId),
    ...(plan?.secondClaims ?? []).map(({ claimId }) => claimId),
  ])
