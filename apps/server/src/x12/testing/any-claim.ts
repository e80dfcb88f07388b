import {
  ADJUSTMENT_GROUPS,
  CLAIM_FREQUENCIES,
  COVERAGE_RELATIONS,
  PAYER_KINDS,
  type ClaimForm,
  type OtherInsurance,
} from '@oaklet/api/contract'
import { aClaimBiller, aClaimForm, aClaimLine, aClaimPerson, anOtherInsurance } from '@oaklet/api/testing'
import fc from 'fast-check'

const text = fc.string({ unit: 'grapheme', maxLength: 70 })
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const cents = fc.integer({ min: 0, max: 999_999 })

const address = fc.record({
  street: text.map((street) => `1 ${street.replaceAll(',', ' ')}`),
  city: text,
  state: fc.constantFrom('NY', 'IL', 'CA'),
  zipCode: fc.oneof(
    digits(5),
    digits(9).map((zip) => `${zip.slice(0, 5)}-${zip.slice(5)}`),
  ),
  country: fc.constant('US'),
})

const named = { lastName: text, firstName: text, middleName: text }
const provider = fc.record({ ...named, npi: digits(10) })
const person = fc
  .record({
    ...{ ...named, dateOfBirth: fc.option(day), address: fc.option(address) },
    sex: fc.constantFrom('female', 'male', 'nonbinary', 'unknown'),
  })
  .map(aClaimPerson)

const lines = fc
  .array(
    fc.record({
      date: day,
      placeOfService: fc.constantFrom('02', '10', '11'),
      code: fc.stringMatching(/^9[0-9]{4}$/),
      modifiers: fc.array(fc.stringMatching(/^[A-Z0-9]{2}$/), { maxLength: 4 }),
      pointers: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
      ...{ chargeCents: cents, units: fc.integer({ min: 1, max: 99 }), note: text },
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((drawn) => drawn.map((line, index) => aClaimLine({ ...line, controlNumber: `L${index + 1}` })))

const adjustments = fc.array(
  fc.record({
    group: fc.constantFrom(...ADJUSTMENT_GROUPS),
    code: fc.stringMatching(/^[1-9][0-9]{0,2}$/),
    cents,
    quantity: fc.option(fc.integer({ min: 1, max: 9 })),
  }),
  { maxLength: 9 },
)

const otherInsurance: fc.Arbitrary<OtherInsurance> = fc
  .record({
    priority: fc.integer({ min: 1, max: 3 }),
    ...{ memberId: digits(9), groupNumber: text, planName: text },
    relation: fc.constantFrom(...COVERAGE_RELATIONS),
    subscriber: fc.record({ ...named, address: fc.option(address) }),
    answer: fc.option(
      fc.record({
        ...{ remittanceOn: day, payerClaimNumber: text, paidCents: cents, adjustments },
        lines: fc.array(fc.record({ paidCents: cents, clientShareCents: cents, adjustments }), {
          maxLength: 6,
        }),
      }),
    ),
  })
  .map(({ answer, ...changes }) =>
    anOtherInsurance({
      ...changes,
      answer: answer && {
        ...answer,
        lines: answer.lines.map((line, index) => ({ ...line, controlNumber: `L${index + 1}` })),
      },
    }),
  )

const accident = fc.record({
  ...{ isEmployment: fc.boolean(), isAuto: fc.boolean(), isOther: fc.constant(false) },
  autoState: fc.constantFrom('NY', 'IL'),
})

/** Claims of every kind, with whatever people type into their texts; each has a number of its own. */
export const anyClaims: fc.Arbitrary<ClaimForm[]> = fc
  .array(
    fc.record({
      frequency: fc.constantFrom(...CLAIM_FREQUENCIES),
      ...{ payerClaimNumber: text, authorizationNumber: text, note: text },
      payer: fc.record({
        ...{ id: fc.constant(aClaimForm().payer.id), name: text, payerId: digits(5) },
        ...{ kind: fc.constantFrom(...PAYER_KINDS), address: fc.option(address) },
      }),
      priority: fc.integer({ min: 1, max: 3 }),
      ...{ memberId: digits(9), groupNumber: text, planName: text },
      ...{ client: person, subscriber: fc.option(person), otherInsurance: fc.option(otherInsurance) },
      relation: fc.constantFrom('spouse', 'child', 'other'),
      ...{ accident, onsetOn: fc.option(day), releaseOn: fc.option(day), signatureOn: fc.option(day) },
      acceptsAssignment: fc.boolean(),
      rendering: fc.record({ ...named, npi: digits(10), taxonomyCode: fc.constantFrom('', '101YM0800X') }),
      supervising: fc.option(provider),
      referring: fc.option(
        fc.record({ ...named, npi: digits(10), role: fc.constantFrom('referring', 'ordering') }),
      ),
      diagnoses: fc.array(fc.stringMatching(/^F[0-9]{2}(\.[0-9]{1,2})?$/), { minLength: 1, maxLength: 12 }),
      ...{ lines, patientPaidCents: cents },
      facility: fc.option(fc.record({ name: text, npi: digits(10), address: fc.option(address) })),
      billing: fc.record({ name: text, npi: digits(10), address }).map(aClaimBiller),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((drawn) =>
    drawn.map((form, index) =>
      aClaimForm({
        ...form,
        relation: form.subscriber === null ? 'self' : form.relation,
        pcn: `K00000000${index}`,
      }),
    ),
  )
