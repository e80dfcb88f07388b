import { type Claim, type FieldError, UpdateClaimBody } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { formatFullDate } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'
import { comparedWords } from '../../../../shared/forms/compared-words'
import { type ClaimValues, claimValuesOf, type LineValues, totalOf } from './claim-values'
import { accidentWords, FREQUENCY_WORDS, referringWords } from './form-words'

/** What is sent to save the values over that version of the claim; numbers that are missing are 0. */
export const claimBodyOf = (values: ClaimValues, { version }: Pick<Claim, 'version'>): UpdateClaimBody => ({
  version,
  frequency: values.frequency,
  payerClaimNumber: values.payerClaimNumber.trim(),
  accident: { ...values.accident, autoState: values.accident.isAuto ? values.accident.autoState.trim() : '' },
  onsetOn: values.onsetOn,
  acceptsAssignment: values.acceptsAssignment,
  referring: referringOf(values.referring),
  note: values.note.trim(),
  diagnoses: values.diagnoses,
  authorizationNumber: values.authorizationNumber.trim(),
  lines: values.lines.map((line) => lineOf(line, values.diagnoses)),
  patientPaidCents: values.patientPaidCents ?? 0,
})

const referringOf = ({ role, ...person }: ClaimValues['referring']) =>
  role === 'nobody' ? null : { role, ...person }

const lineOf = (line: LineValues, diagnoses: readonly string[]) => ({
  controlNumber: line.controlNumber,
  placeOfService: line.placeOfService,
  code: line.code.trim(),
  modifiers: line.modifiers
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean),
  pointers: line.pointers.map((code) => diagnoses.indexOf(code) + 1).filter((place) => place > 0),
  chargeCents: line.chargeCents ?? 0,
  units: line.units ?? 0,
  note: line.note.trim(),
})

const LINE_FIELDS = [
  'code',
  'placeOfService',
  'modifiers',
  'pointers',
  'chargeCents',
  'units',
  'note',
] as const

/** The fields of the claim’s form by their names, in their order on the screen. */
const claimFields = ({ lines }: { lines: readonly unknown[] }): string[] => [
  ...['accident.isEmployment', 'accident.isAuto', 'accident.autoState', 'accident.isOther', 'onsetOn'],
  ...['referring.role', 'referring.lastName', 'referring.firstName', 'referring.middleName', 'referring.npi'],
  ...['note', 'diagnoses', 'frequency', 'payerClaimNumber', 'authorizationNumber'],
  ...lines.flatMap((_, index) => LINE_FIELDS.map((field) => `lines.${index}.${field}`)),
  ...['patientPaidCents', 'acceptsAssignment'],
]

/** The field of the form that shows this path, which may lie below it; null where none does. */
export const fieldOf = (path: string, values: { lines: readonly unknown[] }): string | null =>
  claimFields(values).find((field) => path === field || path.startsWith(`${field}.`)) ?? null

/** Where a finding is put right: which diagnosis a session is for can’t be said before there is one. */
export function findingField(
  path: string,
  form: { lines: readonly unknown[]; diagnoses: readonly unknown[] },
): string | null {
  const isTooEarly = form.diagnoses.length === 0 && path.endsWith('.pointers')
  return fieldOf(isTooEarly ? 'diagnoses' : path, form)
}

/** What has to be put right before it is worth asking the server, one for each field, in their order. */
export function claimErrors(values: ClaimValues): FormError[] {
  const issues = UpdateClaimBody.safeParse(claimBodyOf(values, { version: 0 })).error?.issues ?? []
  return inOrder(
    [
      ...(values.diagnosisTyped.trim() === ''
        ? []
        : [{ path: 'diagnoses', message: 'Choose a diagnosis from the list, or empty this box' }]),
      ...values.lines.flatMap(({ chargeCents }, index) =>
        chargeCents === null ? [{ path: `lines.${index}.chargeCents`, message: 'Enter the charge' }] : [],
      ),
      ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    ],
    values,
  )
}

/** What the server refused, at the fields that show it; what none shows is said without leading anywhere. */
export const claimRefusals = (refused: readonly FieldError[], values: ClaimValues): FormError[] => [
  ...inOrder(refused, values),
  ...refused.filter(({ path }) => fieldOf(path, values) === null).map(({ message }) => ({ message })),
]

/** The first of each field. */
function inOrder(found: readonly FieldError[], values: ClaimValues): FormError[] {
  return claimFields(values).flatMap((field) => {
    const first = found.find(({ path }) => fieldOf(path, values) === field)
    return first === undefined ? [] : [{ path: field, message: first.message }]
  })
}

/** Both versions in words, for the person to choose from. */
export const claimVersions = (mine: ClaimValues, theirs: Claim) =>
  comparedWords(wordsOf(mine, theirs.currency), wordsOf(claimValuesOf(theirs), theirs.currency))

function wordsOf(values: ClaimValues, currency: string): Record<string, string> {
  const { lines, patientPaidCents, onsetOn } = values
  return {
    'Comes from': accidentWords(values.accident),
    Onset: onsetOn === null ? '' : formatFullDate(onsetOn),
    'Referred by': referringWords(referringOf(values.referring)),
    Note: values.note,
    Diagnoses: values.diagnoses.join(', '),
    Kind: FREQUENCY_WORDS[values.frequency],
    'Insurance’s claim number': values.payerClaimNumber,
    Authorization: values.authorizationNumber,
    Sessions: lines.map((line) => sessionWords(line, currency)).join('; '),
    Total: formatMoney(totalOf(lines), currency),
    'Paid by the client': formatMoney(patientPaidCents ?? 0, currency),
    'Accepts assignment': values.acceptsAssignment ? 'Yes' : 'No',
  }
}

const sessionWords = (line: LineValues, currency: string): string =>
  [
    formatFullDate(line.date),
    line.code,
    line.modifiers,
    `at ${line.placeOfService}`,
    `for ${line.pointers.join(' ')}`,
    `${line.units ?? 0} × ${formatMoney(line.chargeCents ?? 0, currency)}`,
    line.note,
  ]
    .filter(Boolean)
    .join(' ')
