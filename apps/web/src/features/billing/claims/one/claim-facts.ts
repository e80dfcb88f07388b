import { type ClaimForm, claimTotal, facilityToName } from '@oaklet/api/contract'
import { SEX_WORDS } from '../../../../records/clients/sex-words'
import { priorityWords, RELATION_WORDS } from '../../../../records/coverages/policy-words'
import { PAYER_KIND_WORDS } from '../../../../records/payers/payer-words'
import { formatMoney } from '../../../../shared/format-money'
import {
  accidentWords,
  addressOf,
  dayOf,
  FREQUENCY_WORDS,
  known,
  personName,
  referringWords,
} from './form-words'

/** A box of the form with what it holds. */
interface Fact {
  term: string
  description: string
}

const fact = (name: string, box: string, words: string): Fact => ({
  term: box === '' ? name : `${name} (box ${box})`,
  description: known(words),
})

const signed = (day: string | null): string => (day === null ? 'Not on file' : `Signed ${dayOf(day)}`)

/** Whom the claim goes to, and what the client’s card says. */
export const insuranceFacts = (form: ClaimForm): Fact[] => [
  fact('Insurance', '1', `${form.payer.name}, ${PAYER_KIND_WORDS[form.payer.kind]}`),
  fact('Payer id', '', form.payer.payerId),
  fact('Address', '', addressOf(form.payer.address)),
  fact('Pays as', '', priorityWords(form.priority)),
  fact('Member id', '1a', form.memberId),
  fact('Group number', '11', form.groupNumber),
  fact('Plan', '11c', form.planName),
  fact('Release of information', '12', signed(form.releaseOn)),
  fact('Assignment of benefits', '13', signed(form.signatureOn)),
]

/** The client as the insurance knows them, and who holds the policy. */
export const clientFacts = ({ client, subscriber, relation }: ClaimForm): Fact[] => [
  fact('Client', '2', personName(client)),
  fact('Birth date', '3', dayOf(client.dateOfBirth)),
  fact('Administrative sex', '3', SEX_WORDS[client.sex]),
  fact('Address', '5', addressOf(client.address)),
  fact('Phone', '5', client.phone),
  fact('The client is', '6', RELATION_WORDS[relation]),
  ...(subscriber === null
    ? []
    : [
        fact('Policy holder', '4', personName(subscriber)),
        fact('Policy holder’s address', '7', addressOf(subscriber.address)),
        fact('Policy holder’s birth date', '11a', dayOf(subscriber.dateOfBirth)),
        fact('Policy holder’s administrative sex', '11a', SEX_WORDS[subscriber.sex]),
      ]),
]

/** The client’s other insurance; nothing where there is none. */
export const otherFacts = ({ otherInsurance: other }: ClaimForm): Fact[] =>
  other === null
    ? []
    : [
        fact('Other insurance', '9d', [other.payer.name, other.planName].filter(Boolean).join(', ')),
        fact('It pays as', '11d', priorityWords(other.priority)),
        fact('Its member id', '9a', other.memberId),
        fact('Its group number', '9a', other.groupNumber),
        fact('Its policy holder', '9', personName(other.subscriber)),
      ]

/** What a person can type of a claim, once it can’t be changed. */
export const conditionFacts = (form: ClaimForm): Fact[] => [
  fact('The condition comes from', '10', accidentWords(form.accident)),
  fact('Onset', '14', dayOf(form.onsetOn)),
  fact('Who sent the client', '17', referringWords(form.referring)),
  { ...fact('Note', '19', form.note), description: form.note === '' ? 'None' : form.note },
  fact('Kind of claim', '22', FREQUENCY_WORDS[form.frequency]),
  ...(form.payerClaimNumber === ''
    ? []
    : [fact('Insurance’s number of the earlier claim', '22', form.payerClaimNumber)]),
  {
    ...fact('Authorization', '23', form.authorizationNumber),
    description: form.authorizationNumber === '' ? 'None' : form.authorizationNumber,
  },
]

/** What the sessions come to, and who is paid. */
export const amountFacts = (form: ClaimForm, currency: string): Fact[] => [
  fact('Total', '28', formatMoney(claimTotal(form), currency)),
  fact('Paid by the client', '29', formatMoney(form.patientPaidCents, currency)),
  fact('Accepts assignment', '27', form.acceptsAssignment ? 'Yes' : 'No'),
]

/** Who held the sessions, where, and who bills. */
export const practiceFacts = (form: ClaimForm): Fact[] => {
  const [{ rendering, supervising, billing }, facility] = [form, facilityToName(form)]
  return [
    fact('Clinician', '24J', personName(rendering)),
    fact('Clinician’s NPI', '24J', rendering.npi),
    ...(rendering.taxonomyCode === ''
      ? []
      : [fact('Clinician’s taxonomy code', '24J', rendering.taxonomyCode)]),
    ...(supervising === null
      ? []
      : [fact('Supervisor', '17', `${personName(supervising)}, NPI ${known(supervising.npi)}`)]),
    ...(facility === null
      ? []
      : [fact('Where', '32', [facility.name, addressOf(facility.address)].filter(Boolean).join(', '))]),
    ...(billing === null
      ? [fact('Who bills', '33', '')]
      : [
          fact('Who bills', '33', [billing.firstName, billing.name].filter(Boolean).join(' ')),
          fact('Address of who bills', '33', addressOf(billing.address)),
          fact('Phone of who bills', '33', billing.phone),
          fact('NPI of who bills', '33a', billing.npi),
          fact('Tax number', '25', billing.taxId),
        ]),
  ]
}
