import { type Claim, type ClaimInput, type ClaimLine, type ReferralRole } from '@oaklet/api/contract'

/** A session while someone types it; the diagnoses that it is for are codes, so that they stay when these are moved. */
export interface LineValues {
  controlNumber: string
  date: string
  placeOfService: string
  code: string
  /** With blanks between them: `95 HO`. */
  modifiers: string
  pointers: string[]
  chargeCents: number | null
  units: number | null
  note: string
}

/** Whoever sent the client; kept while it says that nobody did. */
interface ReferringValues {
  role: ReferralRole | 'nobody'
  lastName: string
  firstName: string
  middleName: string
  npi: string
}

/** What is typed about a claim. */
export interface ClaimValues {
  frequency: ClaimInput['frequency']
  payerClaimNumber: string
  accident: Claim['form']['accident']
  onsetOn: string | null
  acceptsAssignment: boolean
  referring: ReferringValues
  note: string
  diagnoses: string[]
  /** What is typed to find one more. */
  diagnosisTyped: string
  authorizationNumber: string
  lines: LineValues[]
  patientPaidCents: number | null
}

const NOBODY: ReferringValues = { role: 'nobody', lastName: '', firstName: '', middleName: '', npi: '' }

/** What the form starts from. */
export const claimValuesOf = ({ form }: Claim): ClaimValues => ({
  // One that takes a claim back can’t be changed.
  frequency: form.frequency === '1' ? '1' : '7',
  payerClaimNumber: form.payerClaimNumber,
  accident: form.accident,
  onsetOn: form.onsetOn,
  acceptsAssignment: form.acceptsAssignment,
  referring: form.referring ?? NOBODY,
  note: form.note,
  diagnoses: form.diagnoses,
  diagnosisTyped: '',
  authorizationNumber: form.authorizationNumber,
  lines: form.lines.map((line) => lineValuesOf(line, form.diagnoses)),
  patientPaidCents: form.patientPaidCents,
})

const lineValuesOf = (line: ClaimLine, diagnoses: readonly string[]): LineValues => ({
  controlNumber: line.controlNumber,
  date: line.date,
  placeOfService: line.placeOfService,
  code: line.code,
  modifiers: line.modifiers.join(' '),
  pointers: line.pointers.flatMap((place) => diagnoses[place - 1] ?? []),
  chargeCents: line.chargeCents,
  units: line.units,
  note: line.note,
})

/** What the sessions come to, in cents; what is missing counts nothing. */
export const totalOf = (lines: readonly Pick<LineValues, 'chargeCents'>[]): number =>
  lines.reduce((sum, { chargeCents }) => sum + (chargeCents ?? 0), 0)

/** The sessions once the claim has these diagnoses: one that was for none of them is for the only one. */
export const linesFor = (lines: readonly LineValues[], diagnoses: readonly string[]): LineValues[] =>
  lines.map((line) => {
    const isForAny = line.pointers.some((code) => diagnoses.includes(code))
    return isForAny || diagnoses.length !== 1 ? line : { ...line, pointers: [...diagnoses] }
  })
