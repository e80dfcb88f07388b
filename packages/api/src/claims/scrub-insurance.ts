import { dayWords, error, warning, when } from './found'
import type { Scrub } from './claim-context'

/** Rules 1 to 4 and 10 to 17, 22, 45 and 50: the insurance, the condition, and what was paid. */
export const scrubInsurance: Scrub = (form, context) => [
  ...when(form.payer.name === '', () =>
    error(1, '1', ['coverage', 'payer'], 'Choose the insurance this goes to'),
  ),
  ...when(form.payer.payerId === '' && context.payer.delivery === 'file', () =>
    error(2, '1', ['payer', 'payer.payerId'], 'This payer has no payer id, so it can’t be sent as a file'),
  ),
  ...when(form.memberId === '', () => error(3, '1a', ['coverage', 'memberId'], 'Enter the member id')),
  ...when(/[OI]/i.test(form.memberId) && /\d[OI]|[OI]\d/i.test(form.memberId), () =>
    warning(
      4,
      '1a',
      ['coverage', 'memberId'],
      'The member id has letters O or I beside digits: check the card',
    ),
  ),
  ...when((form.relation === 'self') !== (form.subscriber === null), () =>
    error(10, '6', ['coverage', 'relation'], 'Say how the client is related to the policy holder'),
  ),
  ...when(form.groupNumber === '' && !GOVERNMENT.has(form.payer.kind), () =>
    warning(11, '11', ['coverage', 'groupNumber'], 'No group number: some payers refuse it'),
  ),
  ...signatures(form, context),
  ...inForce(form, context),
  ...otherPayer(form, context),
  ...condition(form, context),
  ...correction(form, context),
  ...when(form.patientPaidCents > form.lines.reduce((sum, { chargeCents }) => sum + chargeCents, 0), () =>
    error(45, '29', ['claim', 'patientPaidCents'], 'More was paid than charged'),
  ),
]

/** Programs that know no groups. */
const GOVERNMENT: ReadonlySet<string> = new Set(['medicare', 'medicaid', 'tricare', 'champva'])

const signatures: Scrub = ({ releaseOn, signatureOn, acceptsAssignment }) => [
  ...when(releaseOn === null, () =>
    error(12, '12', ['coverage', 'releaseOn'], 'No release of information on file'),
  ),
  ...when(signatureOn === null && acceptsAssignment, () =>
    error(
      13,
      '13',
      ['coverage', 'signatureOn'],
      'No assignment of benefits on file, yet the claim asks to be paid here',
    ),
  ),
]

const inForce: Scrub = ({ lines }, { coverage: { effectiveFrom, effectiveTo } }) => {
  const outside = lines.find(
    ({ date }) => date < effectiveFrom || (effectiveTo !== null && date > effectiveTo),
  )
  if (outside === undefined) return []
  return [
    error(
      14,
      '',
      ['coverage', 'coverage.effective'],
      `The coverage was not in force on ${dayWords(outside.date)}`,
    ),
  ]
}

const otherPayer: Scrub = ({ priority, otherInsurance, lines }) => {
  if (otherInsurance === null || priority <= otherInsurance.priority) return []
  const { answer, payer } = otherInsurance
  if (answer === null) {
    return [
      error(
        15,
        '',
        ['coverage', 'otherInsurance'],
        `${payer.name} comes first: send this after its remittance`,
      ),
    ]
  }
  return lines.flatMap(({ controlNumber, chargeCents }, index) => {
    const answered = answer.lines.find((line) => line.controlNumber === controlNumber)
    const adjusted = answered?.adjustments.reduce((sum, { cents }) => sum + cents, 0) ?? 0
    const amounts = [answered?.paidCents ?? 0, ...(answered?.adjustments ?? []).map(({ cents }) => cents)]
    return when((answered?.paidCents ?? 0) + adjusted !== chargeCents || Math.min(...amounts) < 0, () =>
      error(
        50,
        '9',
        ['claim', `otherInsurance.answer.lines.${index}`],
        `The first payer’s payment and adjustments don’t come to the charge of line ${index + 1}`,
      ),
    )
  })
}

const condition: Scrub = ({ onsetOn, accident, lines }) => {
  const first = lines[0]?.date
  return [
    ...when(onsetOn !== null && first !== undefined && onsetOn > first, () =>
      error(16, '14', ['claim', 'onsetOn'], 'The onset is after the first session'),
    ),
    ...when(accident.isEmployment && accident.isAuto && accident.isOther, () =>
      error(17, '10', ['claim', 'accident'], 'Say at most two causes: a file has room for no more'),
    ),
    ...when(accident.isAuto && !/^[A-Z]{2}$/.test(accident.autoState), () =>
      error(17, '10', ['claim', 'accident.autoState'], 'Say in which state the accident was'),
    ),
    ...when((accident.isAuto || accident.isOther) && onsetOn === null, () =>
      error(17, '14', ['claim', 'onsetOn'], 'Say on which day the accident was'),
    ),
  ]
}

const correction: Scrub = ({ frequency, payerClaimNumber }) => {
  const spot = ['claim', 'payerClaimNumber'] as const
  return [
    ...when(frequency !== '1' && payerClaimNumber === '', () =>
      error(22, '22', spot, 'A correction needs the payer’s claim number'),
    ),
    ...when(frequency === '1' && payerClaimNumber !== '', () =>
      error(22, '22', spot, 'An original must not carry the number of another claim'),
    ),
  ]
}
