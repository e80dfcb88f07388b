import type * as api from '@oaklet/api/contract'
import type { ClaimForm, ClaimLine } from '@oaklet/api/contract'
import type * as z from 'zod/mini'

type Input = z.output<typeof api.ClaimInput>

/** What a claim says with what a person typed into it. */
export const withInput = (form: ClaimForm, { lines, ...typed }: Input): ClaimForm => ({
  ...form,
  ...typed,
  lines: lines.flatMap((line) => {
    const before = form.lines.find(({ controlNumber }) => controlNumber === line.controlNumber)
    return before === undefined ? [] : [{ ...before, ...line }]
  }),
})

/**
 * What a claim says with `now`, the form that the records give: what people type is kept from `before`, but for
 * diagnoses, an authorization and parts of lines that were missing.
 */
export function refreshed(before: ClaimForm, now: ClaimForm): ClaimForm {
  const diagnoses = before.diagnoses.length === 0 ? now.diagnoses : before.diagnoses
  const { frequency, payerClaimNumber, accident, onsetOn, acceptsAssignment, referring } = before
  return {
    ...now,
    ...{ frequency, payerClaimNumber, accident, onsetOn, acceptsAssignment, referring, diagnoses },
    ...{ note: before.note, patientPaidCents: before.patientPaidCents },
    authorizationNumber: before.authorizationNumber || now.authorizationNumber,
    // What the first insurance did is no record of ours: it came with its remittance.
    otherInsurance: now.otherInsurance && {
      ...now.otherInsurance,
      answer: before.otherInsurance?.answer ?? null,
    },
    lines: before.lines.map((line) => refreshedLine(line, counterpartOf(line, before.lines, now.lines))),
  }
}

/** The line among `now` that has the same place among those of its session. */
function counterpartOf(
  line: ClaimLine,
  before: readonly ClaimLine[],
  now: readonly ClaimLine[],
): ClaimLine | undefined {
  const isOfSession = ({ appointmentId }: ClaimLine) => appointmentId === line.appointmentId
  return now.filter(isOfSession)[before.filter(isOfSession).indexOf(line)]
}

/** The day of a session may have changed; the rest of its line is what people type, but for what was missing. */
function refreshedLine(before: ClaimLine, now: ClaimLine | undefined): ClaimLine {
  if (now === undefined) return before
  return {
    ...before,
    date: now.date,
    code: before.code || now.code,
    placeOfService: before.placeOfService || now.placeOfService,
    pointers: before.pointers.length === 0 ? now.pointers : before.pointers,
  }
}
