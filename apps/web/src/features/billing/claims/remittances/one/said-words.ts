import type {
  ClaimDifference,
  ReasonStep,
  RemittanceClaim,
  RemittanceOutcome,
  RemittanceService,
  SaidOfClaim,
} from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'

/** What becomes of a claim of a file, and the tone of its badge. */
export const OUTCOME_BADGES = {
  posted: { word: 'Matched', tone: 'good' },
  reversed: { word: 'Taken back', tone: 'info' },
  set_aside: { word: 'Not ours', tone: 'neutral' },
  noted: { word: 'Noted', tone: 'neutral' },
  needs_person: { word: 'Needs you', tone: 'wait' },
  elsewhere: { word: 'Another practice', tone: 'neutral' },
} as const satisfies Record<RemittanceOutcome, { word: string; tone: Tone }>

const STATUSES: Readonly<Record<string, string>> = {
  '1': 'Processed as the first insurance',
  '2': 'Processed as the second insurance',
  '3': 'Processed as the third insurance',
  '4': 'The client was not found',
  '19': 'Processed as the first insurance and sent on',
  '20': 'Processed as the second insurance and sent on',
  '21': 'Processed as the third insurance and sent on',
  '22': 'Takes an earlier decision back',
  '23': 'Not this insurance’s claim, sent on',
  '25': 'Only an estimate',
}

/** How the insurance dealt with a claim. */
export const statusWords = (status: string): string => STATUSES[status] ?? `Status ${status}`

/** `Mari Vega` as the file writes it; the member id where it names nobody. */
const saidClient = ({ client }: Pick<SaidOfClaim, 'client'>): string =>
  [client.firstName, client.lastName].filter(Boolean).join(' ') || client.id || 'Nobody is named'

/** `K000000018, MARI VEGA` */
export const saidName = (said: Pick<SaidOfClaim, 'client' | 'pcn'>): string =>
  [said.pcn, saidClient(said)].filter(Boolean).join(', ')

const DIFFERENCES: Readonly<Record<ClaimDifference, string>> = {
  charge: 'Charge',
  member_id: 'Member id',
  name: 'Name',
  code: 'Service',
  modifiers: 'Modifiers',
  day: 'Day',
}

/** `Charge: the insurance says $150.00, our claim $145.00`: a sentence that is as plain when it is heard. */
export function differenceWords(
  { what, segment, said, ours }: RemittanceClaim['differences'][number],
  services: readonly RemittanceService[],
  currency: string,
): string {
  const words = (value: string) => {
    if (value === '') return 'nothing'
    if (what === 'charge') return formatMoney(Number(value), currency)
    return what === 'day' ? formatMediumDate(value) : value
  }
  const service = services.find((one) => one.segment === segment)
  const of = service === undefined || what === 'code' || services.length < 2 ? '' : ` of ${service.code}`
  return `${DIFFERENCES[what]}${of}: the insurance says ${words(said)}, our claim ${words(ours)}`
}

const STEPS: Readonly<Record<ReasonStep, string>> = {
  to_client: 'The client owes it.',
  written_off: 'The contract takes it off.',
  fix: 'Put the claim right and send it again.',
  appeal: 'Ask the insurance to look at it again.',
  check_coverage: 'Check the client’s coverage.',
  send_documents: 'Send the documents that are missing.',
  decide: 'Decide what to do about it.',
  nothing: 'Wait: nothing has to be done.',
}

/** `$15.00 stay open: not covered (PR 96). Decide what to do about it.` */
export const openReasonWords = (
  { group, code, cents, words, step }: RemittanceClaim['openReasons'][number],
  currency: string,
): string =>
  `${formatMoney(cents, currency)} ${cents < 0 ? 'come back' : 'stay open'}: ${words} (${group} ${code}). ${STEPS[step]}`

/** `90834 95, Oct 6, 2026: charged $145.00, paid $90.00` */
export const serviceWords = (service: RemittanceService, currency: string): string => {
  const { code, modifiers, billedCode, servedOn, chargeCents, paidCents } = service
  const name = [
    [code, ...modifiers].join(' '),
    ...(billedCode === null ? [] : [`billed as ${billedCode}`]),
    ...(servedOn === null ? [] : [formatMediumDate(servedOn)]),
  ].join(', ')
  return `${name}: charged ${formatMoney(chargeCents, currency)}, paid ${formatMoney(paidCents, currency)}`
}

/** `Above the contract’s rate (CO 45): $30.00; Copay (PR 3): $25.00` */
export const reasonsWords = (reasons: RemittanceService['reasons'], currency: string): string =>
  reasons
    .map(({ group, code, cents, words }) => `${words} (${group} ${code}): ${formatMoney(cents, currency)}`)
    .join('; ')
