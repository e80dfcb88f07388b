import type {
  DecideRemittanceBody,
  RemittanceClaim,
  RemittanceDecisions,
  RemittanceDetails,
} from '@oaklet/api/contract'
import { formatMediumDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { comparedWords } from '../../../../../shared/forms/compared-words'

/** What a person decides about one claim of a file. */
export type ClaimDecision = RemittanceDecisions['claims'][number]

/** What a person decides about money that an insurance recovers. */
export type Recovery = RemittanceDecisions['recoveries'][number]

/** The choices of the form: what is decided here, and the codes whose decision becomes a rule of the insurance. */
export type ReviewValues = RemittanceDecisions & { rules: string[] }

const inOrder = <Values extends RemittanceDecisions>(decisions: Values): Values => ({
  ...decisions,
  claims: decisions.claims.toSorted((one, other) => one.segment - other.segment),
  lines: decisions.lines.toSorted((one, other) => one.segment - other.segment),
  recoveries: decisions.recoveries.toSorted((one, other) => one.position - other.position),
  reasons: decisions.reasons.toSorted((one, other) => (one.code < other.code ? -1 : 1)),
})

/** What the form starts from, in the order of the file, so that the same choices are the same values. */
export const decisionsOf = ({ decisions }: Pick<RemittanceDetails, 'decisions'>): ReviewValues => ({
  ...inOrder(decisions),
  rules: [],
})

/** What is sent to save the choices over that version of the remittance. */
export const decisionsBody = (
  decisions: ReviewValues,
  { version }: Pick<RemittanceDetails, 'version'>,
): DecideRemittanceBody => ({ ...inOrder(decisions), version })

/** The choices with another one about a claim, or none: which session a service answers goes with the claim. */
export function withClaim(
  values: RemittanceDecisions,
  { segment, said }: Pick<RemittanceClaim, 'segment' | 'said'>,
  decision: Omit<ClaimDecision, 'segment'> | null,
): RemittanceDecisions {
  const before = values.claims.find((one) => one.segment === segment)
  const isSameClaim = before !== undefined && before.claimId === (decision?.claimId ?? null)
  const services = new Set(said.services.map((service) => service.segment))
  return inOrder({
    ...values,
    claims: [
      ...values.claims.filter((one) => one.segment !== segment),
      ...(decision === null ? [] : [{ segment, ...decision }]),
    ],
    lines: isSameClaim ? values.lines : values.lines.filter((line) => !services.has(line.segment)),
  })
}

/** The choices with the session that a service answers, or none. */
export const withLine = (
  values: RemittanceDecisions,
  segment: number,
  lineNumber: string | null,
): RemittanceDecisions =>
  inOrder({
    ...values,
    lines: [
      ...values.lines.filter((line) => line.segment !== segment),
      ...(lineNumber === null ? [] : [{ segment, lineNumber }]),
    ],
  })

/** The choices with the session from which money is recovered, or none. */
export const withRecovery = (
  values: RemittanceDecisions,
  position: number,
  recovery: Omit<Recovery, 'position'> | null,
): RemittanceDecisions =>
  inOrder({
    ...values,
    recoveries: [
      ...values.recoveries.filter((one) => one.position !== position),
      ...(recovery === null ? [] : [{ position, ...recovery }]),
    ],
  })

/** The choices with what is decided about a code, or nothing; what is not decided becomes no rule. */
export const withReason = (
  values: ReviewValues,
  code: string,
  decision: { isClients: boolean } | null,
): ReviewValues =>
  inOrder({
    ...values,
    reasons: [
      ...values.reasons.filter((one) => one.code !== code),
      ...(decision === null ? [] : [{ code, ...decision }]),
    ],
    rules: decision === null ? values.rules.filter((one) => one !== code) : values.rules,
  })

/** Both versions of the choices in words, for the person to choose from; `payerName` says what an insurance is called. */
export const decisionVersions = (
  mine: RemittanceDecisions,
  theirs: RemittanceDetails,
  payerName: (payerId: string) => string,
) => comparedWords(wordsOf(mine, theirs, payerName), wordsOf(theirs.decisions, theirs, payerName))

function wordsOf(
  values: RemittanceDecisions,
  remittance: RemittanceDetails,
  payerName: (payerId: string) => string,
): Record<string, string> {
  const { claims, adjustments, records, currency } = remittance
  const words: Record<string, string> = {
    Insurance: values.payerId === null ? '' : payerName(values.payerId),
    'Another payment': values.isAnotherPayment ? 'Yes' : 'No',
  }
  const pcnOf = (claimId: string) =>
    records.find(({ id }) => id === claimId)?.pcn ?? 'a claim that was looked for'
  for (const { segment, said } of claims) {
    const decision = values.claims.find((one) => one.segment === segment)
    const services = values.lines.filter((line) =>
      said.services.some((service) => service.segment === line.segment),
    )
    words[`Claim ${said.pcn}, ${formatMoney(said.chargeCents, currency)}`] = [
      decision === undefined ? '' : decision.claimId === null ? 'Not ours' : pcnOf(decision.claimId),
      decision?.isAsWritten === true ? 'as the insurance says' : '',
      ...services.map(({ lineNumber }) => `session ${lineNumber}`),
    ]
      .filter(Boolean)
      .join(', ')
  }
  for (const { position, words: what, cents } of adjustments) {
    const recovery = values.recoveries.find((one) => one.position === position)
    words[`${what}, ${formatMoney(cents, currency)}`] =
      recovery === undefined ? '' : `${pcnOf(recovery.claimId)}, session ${recovery.lineNumber}`
  }
  for (const { code, words: what } of remittance.reasons) {
    const decision = values.reasons.find((one) => one.code === code)
    words[`PR ${code}, ${what}`] =
      decision === undefined ? '' : decision.isClients ? 'The client’s share' : 'It stays open'
  }
  return words
}

/** `Oct 6, 2026, 90834, $145.00` */
export const lineWords = (
  line: { servedOn: string; code: string; modifiers: readonly string[]; chargeCents: number },
  currency: string,
): string =>
  [
    formatMediumDate(line.servedOn),
    [line.code, ...line.modifiers].join(' '),
    formatMoney(line.chargeCents, currency),
  ].join(', ')
