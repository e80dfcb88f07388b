import type { ClaimForm, CoverageRelation, PayerKind } from '@oaklet/api/contract'
import { addressed, livingAt, organizationNamed, personNamed } from './name-segments'
import { atMost, segment } from './segment'

/** The codes of the kinds of insurance (SBR09). */
const FILING_CODES: Readonly<Record<PayerKind, string>> = {
  commercial: 'CI',
  bcbs: 'BL',
  hmo: 'HM',
  ppo: '12',
  pos: '13',
  epo: '14',
  medicare: 'MB',
  medicaid: 'MC',
  tricare: 'CH',
  champva: 'VA',
  fep: 'FI',
  workers_comp: 'WC',
  other: 'ZZ',
}

/** How the client is related to who holds the policy (SBR02 and PAT01). */
const RELATIONS: Readonly<Record<CoverageRelation, string>> = {
  self: '18',
  spouse: '01',
  child: '19',
  other: 'G8',
}

interface Insured {
  priority: number
  relation: CoverageRelation
  groupNumber: string
  planName: string
  payer: { kind: PayerKind }
}

/**
 * SBR: in which place an insurance pays, and for whom. The plan’s name stands in for a missing group number. This claim
 * names the relation of a client who isn’t the policy holder in PAT, the client’s other insurance always here.
 */
export const insuredAs = (
  { priority, groupNumber, planName, payer, relation }: Insured,
  isOther: boolean,
): string =>
  segment(
    ...['SBR', 'PST'.charAt(priority - 1), isOther || relation === 'self' ? RELATIONS[relation] : ''],
    ...[atMost(50, groupNumber), groupNumber === '' ? atMost(60, planName) : '', '', '', '', ''],
    FILING_CODES[payer.kind],
  )

/** Who holds the policy, and the payer: loops 2000B, 2010BA and 2010BB. */
export const subscriberLoops = (form: ClaimForm): string[] => {
  const holder = form.subscriber ?? form.client
  return [
    insuredAs(form, false),
    personNamed('IL', holder, { kind: 'MI', id: form.memberId }),
    ...livingAt(holder),
    organizationNamed('PR', form.payer.name, { kind: 'PI', id: form.payer.payerId }),
    ...addressed(form.payer.address),
  ]
}

/** The client who doesn’t hold the policy: loops 2000C and 2010CA. */
export const patientLoops = ({ relation, client }: ClaimForm): string[] => [
  segment('PAT', RELATIONS[relation]),
  personNamed('QC', client),
  ...livingAt(client),
]
