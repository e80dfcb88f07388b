import * as z from 'zod'
import type { ClaimEntry, PostableClaim } from '../posting/claims-book'
import { planPosting } from '../posting/plan-posting'
import type { PostingPlan, PostingQuestion } from '../posting/posting-plan'
import { readRemittances } from '../remittance/read-remittances'
import { afterPosting, anEntry, booked, NO_DECISIONS } from './posted-before'
import { sample, sampleText } from './sample'

const Cents = z.int()

const Need = z.strictObject({
  patientControlNumber: z.string(),
  payerId: z.string(),
  client: z.strictObject({ last: z.string(), first: z.string(), memberId: z.string() }),
  state: z.string(),
  lines: z.array(
    z.strictObject({
      lineControlNumber: z.string(),
      date: z.string(),
      code: z.string(),
      modifiers: z.array(z.string()),
      chargeCents: Cents,
    }),
  ),
  alreadyPosted: z.optional(z.string()),
  postedBefore: z.optional(
    z.strictObject({ insurancePaidCents: Cents, contractualCents: Cents, clientResponsibilityCents: Cents }),
  ),
  transferredInCents: z.optional(Cents),
  secondaryOf: z.optional(z.string()),
  note: z.optional(z.string()),
})

const Expected = z.strictObject({
  balanced: z.boolean(),
  postable: z.union([z.boolean(), z.string()]),
  refusal: z.optional(z.string()),
  claims: z.optional(
    z.array(
      z.strictObject({
        patientControlNumber: z.string(),
        billedCents: z.optional(Cents),
        transferredInCents: z.optional(Cents),
        insurancePaidCents: Cents,
        contractualCents: Cents,
        clientResponsibilityCents: Cents,
        openCents: Cents,
        status: z.string(),
        shownAs: z.optional(z.string()),
        deductibleCents: z.optional(Cents),
        coinsuranceCents: z.optional(Cents),
      }),
    ),
  ),
  depositCents: z.optional(Cents),
  autoWrittenOffCents: z.optional(Cents),
  reversed: z.optional(z.array(z.string())),
  payerFloatCents: z.optional(Cents),
  providerAdjustments: z.optional(
    z.array(
      z.strictObject({
        code: z.string(),
        cents: Cents,
        needsPerson: z.boolean(),
        reference: z.optional(z.string()),
      }),
    ),
  ),
  suggest: z.optional(z.record(z.string(), z.string())),
  unmatched: z.optional(z.array(z.string())),
})

const SampleCase = z.strictObject({
  file: z.string(),
  what: z.string(),
  needs: z.array(Need),
  expect: Expected,
})
/** A claim that a sample needs. */
export type SampleNeed = z.infer<typeof Need>
type Need = SampleNeed

/** What a sample of a remittance needs, and what must come of it. */
export const sampleCase = (name: string) => SampleCase.parse(JSON.parse(sampleText(`${name}.json`)))

/** The only remittance of a sample, as if a payer had meant it: all samples say that they only try something out. */
export function remittanceOf(name: string) {
  const [remittance] = readRemittances(sample(`${name}.835`)).remittances
  if (remittance === undefined) throw new Error(`${name} holds no remittance.`)
  return { ...remittance, isTest: false }
}

/** The question that a sample asks, with the claims that it needs. */
export function questionOf(name: string, changes: Partial<PostingQuestion> = {}): PostingQuestion {
  const remittance = remittanceOf(name)
  const { needs } = sampleCase(name)
  return {
    remittance,
    payerId: remittance.payer.otherIds[0] ?? '',
    claims: claimsOf(needs),
    floats: [],
    postedContentHashes: new Set(),
    rules: new Map(),
    deniedOn: new Map(),
    decisions: NO_DECISIONS,
    ...changes,
  }
}

/** The plan of a sample. */
export const planOf = (name: string, changes: Partial<PostingQuestion> = {}): PostingPlan =>
  planPosting(questionOf(name, changes))

function claimsOf(needs: readonly Need[]): PostableClaim[] {
  const claims = needs.map((need) => claimOf(need, needs))
  const earlier = new Set(needs.flatMap(({ alreadyPosted }) => alreadyPosted ?? []))
  return [...earlier].reduce((before, name) => {
    const plan = planPosting(questionOf(name, { claims: before }))
    return afterPosting(before, plan.entries, name)
  }, claims)
}

function claimOf(need: Need, needs: readonly Need[]): PostableClaim {
  const id = need.patientControlNumber
  const second = needs.find(({ secondaryOf }) => secondaryOf === id)
  const lineControlNumber = need.lines[0]?.lineControlNumber ?? ''
  const entry = (kind: ClaimEntry['kind'], cents: number) => anEntry(id, lineControlNumber, kind, cents)
  const sent =
    need.secondaryOf === undefined
      ? need.lines.map((line) => anEntry(id, line.lineControlNumber, 'charged', line.chargeCents))
      : [entry('moved_in', need.transferredInCents ?? 0)]
  const movedOut = second === undefined ? [] : [entry('moved_out', 0 - (second.transferredInCents ?? 0))]
  const earlier =
    need.postedBefore === undefined
      ? []
      : [
          entry('paid', 0 - need.postedBefore.insurancePaidCents),
          entry('contractual', 0 - need.postedBefore.contractualCents),
          entry('to_client', 0 - need.postedBefore.clientResponsibilityCents),
        ]
  return {
    id,
    controlNumber: id,
    payerId: need.payerId,
    payerClaimNumber: '',
    clientId: `${need.client.last}, ${need.client.first}`,
    client: { lastName: need.client.last, firstName: need.client.first },
    memberId: need.client.memberId,
    isVoid: false,
    secondaryOf: need.secondaryOf ?? null,
    lines: need.lines.map((line) => ({
      id: line.lineControlNumber,
      controlNumber: line.lineControlNumber,
      appointmentId: `${need.client.last} on ${line.date}`,
      servedOn: line.date,
      code: line.code,
      modifiers: line.modifiers,
      chargeCents: line.chargeCents,
      contractCents: null,
    })),
    entries: [...booked([...sent, ...movedOut], null), ...booked(earlier, 'before')],
    next: second === undefined ? null : { coverageId: 'second', claimId: second.patientControlNumber },
  }
}
