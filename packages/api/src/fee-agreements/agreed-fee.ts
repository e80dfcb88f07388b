/** What was agreed, as far as a fee goes by it; days are `YYYY-MM-DD`. */
export interface AgreedTerms {
  /** Null is for every service that has no agreement of its own. */
  serviceCode: string | null
  /** Null exactly where `percentOff` is given. */
  feeCents: number | null
  percentOff: number | null
  startsOn: string
  /** The last day; null while no end is known. */
  endsOn: string | null
}

/** Whether a fee agreement is in force on a day, begins later, or is over; in the order of lists. */
export const FEE_AGREEMENT_TIMES = ['current', 'coming', 'former'] as const
/** One of {@link FEE_AGREEMENT_TIMES}. */
export type FeeAgreementTime = (typeof FEE_AGREEMENT_TIMES)[number]

/** Where a fee agreement stands on the day `today`, `YYYY-MM-DD`. */
export function feeAgreementTime(
  { startsOn, endsOn }: Pick<AgreedTerms, 'startsOn' | 'endsOn'>,
  today: string,
): FeeAgreementTime {
  if (endsOn !== null && endsOn < today) return 'former'
  return startsOn > today ? 'coming' : 'current'
}

/**
 * The fee of one unit of a service for a client on a day, in cents: what was agreed for the service, or else for all,
 * rounded to the cent; null where nothing was agreed. It is for clients alone: insurers are always billed the full fee.
 */
export function agreedFee(
  agreements: readonly AgreedTerms[],
  { code, day, fullCents }: { code: string; day: string; fullCents: number },
): number | null {
  const inForce = agreements.filter((agreement) => feeAgreementTime(agreement, day) === 'current')
  const found =
    inForce.find(({ serviceCode }) => serviceCode === code) ??
    inForce.find(({ serviceCode }) => serviceCode === null)
  if (found === undefined) return null
  return found.feeCents ?? Math.round((fullCents * (100 - (found.percentOff ?? 0))) / 100)
}
