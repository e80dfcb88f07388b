import type * as api from '@oaklet/api/contract'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { controlNumberFrom } from '../../x12/posting/control-number'
import type { PlannedContent } from './remittance-views'

/** Claims of practices in which the person does not work. */
export type HiddenClaims = readonly { id: string; pcn: string }[]

/** Those of these claims of the organization that the person may not see. */
export const readHiddenClaims = (
  { tx, actor }: Work,
  claimIds: readonly (string | null)[],
): Promise<HiddenClaims> =>
  tx
    .select({ id: claims.id, pcn: claims.pcn })
    .from(claims)
    .where(
      and(
        eq(claims.organizationId, actor.organizationId),
        inArray(claims.id, [...new Set(claimIds.filter((id) => id !== null))]),
        notInArray(claims.practiceId, [...actor.practiceIds]),
      ),
    )

/**
 * Throws 409 where a payment belongs to a practice in which the person does not work, or is about claims of one: it is
 * decided, posted and undone as a whole. `practiceId` is the practice of the payment itself, not the one of the call.
 */
export async function requireNothingHidden(
  work: Work,
  practiceId: string,
  claimIds: readonly (string | null)[],
): Promise<void> {
  const hidden = await readHiddenClaims(work, claimIds)
  if (hidden.length > 0 || !work.actor.practiceIds.includes(practiceId)) {
    throw new AppError(
      'transition_refused',
      'This payment also pays a practice that you can’t post in. Somebody who may post in all of its practices has to do that.',
    )
  }
}

/** All claims of ours that what is shown of a remittance names. */
export const claimIdsIn = ({ claims: said, records, plan }: PlannedContent): (string | null)[] => [
  ...records.map(({ id }) => id),
  ...said.flatMap(({ claimId, suggestedIds }) => [claimId, ...suggestedIds]),
  ...(plan?.entries ?? []).map(({ claimId }) => claimId),
  ...(plan?.secondClaims ?? []).flatMap(({ firstClaimId, claimId }) => [firstClaimId, claimId]),
]

/**
 * What a person may see of a remittance: nothing of the claims of practices in which they don't work. What is of no known
 * claim is for those who work in the practice of the remittance (`isOfPractice`).
 */
export function withoutHidden(
  content: PlannedContent,
  hidden: HiddenClaims,
  isOfPractice: boolean,
): PlannedContent {
  if (hidden.length === 0 && isOfPractice) return content
  const { plan } = content
  const ids = new Set(hidden.map(({ id }) => id))
  const pcns = new Set(hidden.map(({ pcn }) => pcn))
  const isShown = ({ claimId }: { claimId: string }) => !ids.has(claimId)
  const shownLines = <Line extends { lineNumber: string }>(lines: readonly Line[]) =>
    lines.filter(({ lineNumber }) => !pcns.has(lineNumber.slice(0, -LINE_DIGITS)))
  const isClaimHidden = ({ said, claimId, suggestedIds }: api.RemittanceClaim): boolean => {
    if (claimId !== null) return ids.has(claimId)
    if (pcns.has(controlNumberFrom(said.pcn) ?? '')) return true
    return suggestedIds.length > 0 ? suggestedIds.every((id) => ids.has(id)) : !isOfPractice
  }
  return {
    claims: content.claims.map((claim) =>
      isClaimHidden(claim)
        ? { ...NOTHING_SHOWN, segment: claim.segment }
        : { ...claim, suggestedIds: claim.suggestedIds.filter((id) => !ids.has(id)) },
    ),
    adjustments: isOfPractice
      ? content.adjustments.map((one) =>
          pcns.has(one.pcn ?? '') ? { ...one, reference: '', pcn: null } : one,
        )
      : [],
    // Their sums are of all claims together.
    reasons: [],
    records: content.records.filter(({ id }) => !ids.has(id)),
    plan: plan && {
      ...plan,
      entries: plan.entries.filter(isShown),
      shares: plan.shares.flatMap((share) => {
        const lines = shownLines(share.lines)
        return lines.length === 0 ? [] : [{ ...share, lines }]
      }),
      shareCredits: shownLines(plan.shareCredits),
      secondClaims: plan.secondClaims.filter(({ firstClaimId }) => !ids.has(firstClaimId)),
      standings: plan.standings.filter(isShown),
      offers: plan.offers.filter(isShown),
    },
  }
}

/** A line’s number is that of its claim and two digits. */
const LINE_DIGITS = 2

const NOTHING_SHOWN: Omit<api.RemittanceClaim, 'segment'> = {
  said: {
    ...{ pcn: '', status: '', chargeCents: 0, paidCents: 0, clientShareCents: 0, payerClaimNumber: '' },
    ...{ client: { lastName: '', firstName: '', id: '' }, servedOn: null, reasons: [], services: [] },
  },
  outcome: 'elsewhere',
  claimId: null,
  words: 'It belongs to a practice that you can’t post in',
  ...{ suggestedIds: [], differences: [], openReasons: [], remarks: [] },
}

/** The decisions about what the person may see: `segments` are the places of the hidden claims in the file. */
export const decisionsWithout = (
  { claims: chosen, lines, recoveries, ...others }: Omit<api.RemittanceDecisions, 'payerId'>,
  hidden: HiddenClaims,
  segments: ReadonlySet<number>,
): Omit<api.RemittanceDecisions, 'payerId'> => {
  const ids = new Set(hidden.map(({ id }) => id))
  return {
    ...others,
    claims: chosen.filter(({ segment }) => !segments.has(segment)),
    lines: lines.filter(({ segment }) => !segments.has(segment)),
    recoveries: recoveries.filter(({ claimId }) => !ids.has(claimId)),
  }
}
