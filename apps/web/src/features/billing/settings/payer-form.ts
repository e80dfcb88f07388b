import { type Payer, PayerInput, REMITTANCE_ID_KINDS } from '@oaklet/api/contract'
import { type FormError, formatPhone } from '@oaklet/design-system'
import { addressLine } from '../../../records/locations/address-line'
import { CLAIM_DELIVERY_WORDS, PAYER_KIND_WORDS } from '../../../records/payers/payer-words'
import { phoneMessage } from '../../../shared/phone-message'
import {
  claimAddressOf,
  claimAddressPaths,
  type ClaimAddressValues,
  claimAddressValuesOf,
} from './claim-address-form'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { daysWords } from './days-words'
import {
  REMITTANCE_ID_WORDS,
  remittanceIdField,
  remittanceIdsOf,
  type RemittanceIdTexts,
  remittanceIdTexts,
} from './remittance-ids'
import { SUPERVISED_WORDS } from './supervised-words'
import { comparedWords } from '../../../shared/forms/compared-words'
import { yesOrNo } from '../../../shared/yes-or-no'

/** What is typed about a payer, and what the form keeps as it was. */
export interface PayerValues extends Pick<
  Payer,
  | 'name'
  | 'kind'
  | 'payerId'
  | 'phone'
  | 'delivery'
  | 'correctedDays'
  | 'secondPayerDays'
  | 'telehealth'
  | 'supervisedRendering'
  | 'takesTaxonomy'
  | 'mayChargeMissed'
  | 'isActive'
> {
  /** Whether claims can be printed for an address although they are sent as files. */
  hasClaimAddress: boolean
  /** Kept while it is not asked. */
  claimAddress: ClaimAddressValues
  filingDays: number | null
  remittanceIds: RemittanceIdTexts
}

/** What is proposed for a kind of insurance. */
const proposedFor = (kind: Payer['kind']) => ({
  // Medicare gives one calendar year; contracts of others mostly give three months or more.
  filingDays: kind === 'medicare' ? 365 : 90,
  // Medicaid forbids to charge for missed sessions.
  mayChargeMissed: kind !== 'medicaid',
})

/** What the form starts from. */
export const payerValuesOf = (payer: Payer | null): PayerValues => ({
  name: payer?.name ?? '',
  kind: payer?.kind ?? 'commercial',
  payerId: payer?.payerId ?? '',
  phone: payer?.phone ?? '',
  delivery: payer?.delivery ?? 'file',
  hasClaimAddress: payer?.claimAddress != null,
  claimAddress: claimAddressValuesOf(payer?.claimAddress),
  correctedDays: payer?.correctedDays ?? null,
  secondPayerDays: payer?.secondPayerDays ?? null,
  telehealth: payer?.telehealth ?? {
    videoModifier: '95',
    audioModifier: '93',
    placeForHome: '10',
    placeForElsewhere: '02',
  },
  supervisedRendering: payer?.supervisedRendering ?? 'clinician_with_supervisor',
  takesTaxonomy: payer?.takesTaxonomy ?? true,
  ...proposedFor('commercial'),
  ...(payer !== null && { filingDays: payer.filingDays, mayChargeMissed: payer.mayChargeMissed }),
  remittanceIds: remittanceIdTexts(payer?.remittanceIds ?? []),
  isActive: payer?.isActive ?? true,
})

/** What changes with the kind: what is still as proposed follows it, and what was changed stays. */
export function changesWithKind(values: PayerValues, kind: Payer['kind']): Partial<PayerValues> {
  const [before, after] = [proposedFor(values.kind), proposedFor(kind)]
  return {
    kind,
    ...(values.filingDays === before.filingDays && { filingDays: after.filingDays }),
    ...(values.mayChargeMissed === before.mayChargeMissed && { mayChargeMissed: after.mayChargeMissed }),
  }
}

/** Whether the address for printed claims is asked: always where claims go on paper. */
export const asksClaimAddress = ({ delivery, hasClaimAddress }: PayerValues): boolean =>
  delivery === 'paper' || hasClaimAddress

/** What is sent; days that are missing are 0, which the check refuses. */
export const payerBodyOf = (values: PayerValues): PayerInput => ({
  name: values.name.trim(),
  payerId: values.payerId.trim().toUpperCase(),
  kind: values.kind,
  claimAddress: asksClaimAddress(values) ? claimAddressOf(values.claimAddress) : null,
  phone: values.phone,
  delivery: values.delivery,
  filingDays: values.filingDays ?? 0,
  correctedDays: values.correctedDays,
  secondPayerDays: values.secondPayerDays,
  telehealth: {
    videoModifier: values.telehealth.videoModifier.trim().toUpperCase(),
    audioModifier: values.telehealth.audioModifier.trim().toUpperCase(),
    placeForHome: values.telehealth.placeForHome.trim(),
    placeForElsewhere: values.telehealth.placeForElsewhere.trim(),
  },
  supervisedRendering: values.supervisedRendering,
  takesTaxonomy: values.takesTaxonomy,
  mayChargeMissed: values.mayChargeMissed,
  remittanceIds: remittanceIdsOf(values.remittanceIds),
  isActive: values.isActive,
})

const FIELDS = [
  ...['name', 'kind', 'payerId', 'phone', 'delivery'],
  ...claimAddressPaths('claimAddress'),
  ...['filingDays', 'correctedDays', 'secondPayerDays'],
  ...['videoModifier', 'audioModifier', 'placeForHome', 'placeForElsewhere'].map(
    (name) => `telehealth.${name}`,
  ),
  ...['supervisedRendering', 'takesTaxonomy', 'mayChargeMissed'],
]

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function payerErrors(values: PayerValues): FormError[] {
  const phone = phoneMessage(values.phone)
  const body = payerBodyOf(values)
  const ids = body.remittanceIds.map((_id, index) => `remittanceIds.${index}.value`)
  const refused = contractErrors(PayerInput, body, [...FIELDS, 'remittanceIds', ...ids]).map((error) => ({
    ...error,
    path: remittanceIdField(error.path ?? '', body.remittanceIds),
  }))
  return [...FIELDS, ...REMITTANCE_ID_KINDS.map((kind) => `remittanceIds.${kind}`)].flatMap((field) =>
    field === 'phone' && phone !== undefined
      ? { path: field, message: phone }
      : (refused.find(({ path }) => path === field) ?? []),
  )
}

/** Both versions in words, for the person to choose from. */
export const payerVersions = (mine: PayerValues, theirs: Payer) =>
  comparedWords(wordsOf(mine), wordsOf(payerValuesOf(theirs)))

function wordsOf(values: PayerValues): Record<string, string> {
  const { telehealth, ...body } = payerBodyOf(values)
  return {
    Name: body.name,
    Kind: PAYER_KIND_WORDS[body.kind],
    'Payer id': body.payerId,
    Phone: formatPhone(body.phone),
    Claims: CLAIM_DELIVERY_WORDS[body.delivery],
    'Address for claims': asksClaimAddress(values) ? addressLine(claimAddressOf(values.claimAddress)) : '',
    'Timely filing': daysWords(body.filingDays),
    'Corrected claims': daysWords(body.correctedDays),
    'Claims to the second payer': daysWords(body.secondPayerDays),
    'Modifier for video': telehealth.videoModifier,
    'Modifier for audio alone': telehealth.audioModifier,
    'Place: client at home': telehealth.placeForHome,
    'Place: client elsewhere': telehealth.placeForElsewhere,
    'Clinicians under supervision': SUPERVISED_WORDS[body.supervisedRendering],
    'Taxonomy code': yesOrNo(body.takesTaxonomy),
    'Missed sessions charged': yesOrNo(body.mayChargeMissed),
    ...Object.fromEntries(
      REMITTANCE_ID_KINDS.map((kind) => [REMITTANCE_ID_WORDS[kind], values.remittanceIds[kind]]),
    ),
    Active: yesOrNo(body.isActive),
  }
}
