import {
  type Estimate,
  ESTIMATE_PLACE_WORDS,
  type EstimateLine,
  type EstimatePlace,
  type EstimateReason,
  type Service,
  UpdateEstimateBody,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { formatMoney } from '../../../../shared/format-money'
import { comparedWords } from '../../../../shared/forms/compared-words'
import { periodWords } from '../../period-words'
import { contractErrors } from '../../../../shared/forms/contract-errors'
import { REASON_WORDS } from '../estimate-words'

/** A service while someone types it; `key` tells them apart on the screen only. */
export interface LineValues extends Omit<EstimateLine, 'feeCents' | 'count'> {
  key: string
  feeCents: number | null
  count: number | null
}

/** What is typed about a draft. */
export interface EstimateValues {
  from: string | null
  to: string | null
  reason: EstimateReason
  /** Kept while it is not asked. */
  askedOn: string | null
  placeOfService: EstimatePlace
  state: string
  lines: LineValues[]
  itemsElsewhere: string
}

/** What the form starts from. */
export const estimateValuesOf = ({ from, to, reason, askedOn, document }: Estimate): EstimateValues => ({
  ...{ from, to, reason, askedOn },
  placeOfService: document.placeOfService,
  state: document.state,
  lines: document.lines.map((line, index) => ({ ...line, key: String(index) })),
  itemsElsewhere: document.itemsElsewhere,
})

/** One of a service that the practice offers, or an empty line. */
export const lineOf = (key: string, service?: Service): LineValues => ({
  key,
  code: service?.code ?? '',
  label: service?.label ?? '',
  feeCents: service?.feeCents ?? null,
  count: 1,
  when: '',
})

/** What a service is expected to come to, in cents. */
export const lineCents = ({ count, feeCents }: Pick<LineValues, 'count' | 'feeCents'>): number =>
  (count ?? 0) * (feeCents ?? 0)

/** What all of them are expected to come to, in cents. */
export const totalCents = (lines: readonly Pick<LineValues, 'count' | 'feeCents'>[]): number =>
  lines.reduce((total, line) => total + lineCents(line), 0)

/** What is sent, but for the version; numbers that are missing are 0. */
export const estimateBodyOf = (values: EstimateValues): Omit<UpdateEstimateBody, 'version'> => ({
  from: values.from ?? '',
  to: values.to ?? '',
  reason: values.reason,
  askedOn: values.reason === 'requested' ? values.askedOn : null,
  placeOfService: values.placeOfService,
  state: values.state.trim(),
  lines: values.lines.map(({ code, label, feeCents, count, when }) => ({
    ...{ code: code.trim(), label: label.trim(), when: when.trim() },
    ...{ feeCents: feeCents ?? 0, count: count ?? 0 },
  })),
  itemsElsewhere: values.itemsElsewhere.trim(),
})

const LINE_FIELDS = ['code', 'label', 'count', 'feeCents', 'when'] as const

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function estimateErrors(values: EstimateValues): FormError[] {
  const fields = [
    ...['from', 'to', 'reason', 'askedOn', 'placeOfService', 'state', 'lines'],
    ...values.lines.flatMap((_, index) => LINE_FIELDS.map((field) => `lines.${index}.${field}`)),
    'itemsElsewhere',
  ]
  const refused = [
    ...values.lines.flatMap(({ feeCents }, index) =>
      feeCents === null ? [{ path: `lines.${index}.feeCents`, message: 'Enter the fee' }] : [],
    ),
    ...contractErrors(UpdateEstimateBody, { ...estimateBodyOf(values), version: 0 }, fields),
  ]
  return fields.flatMap((field) => refused.find(({ path }) => path === field) ?? [])
}

/** Both versions in words, for the person to choose from. */
export const estimateVersions = (mine: EstimateValues, theirs: Estimate) =>
  comparedWords(wordsOf(mine, theirs.currency), wordsOf(estimateValuesOf(theirs), theirs.currency))

function wordsOf(values: EstimateValues, currency: string): Record<string, string> {
  const { from, to, reason, placeOfService, state, lines, itemsElsewhere } = estimateBodyOf(values)
  return {
    Period: from === '' || to === '' ? '' : periodWords({ from, to }),
    Why: REASON_WORDS[reason],
    'Place of service': ESTIMATE_PLACE_WORDS[placeOfService],
    State: state,
    Services: lines.map(({ code, label, count }) => `${count} × ${code} ${label}`).join('; '),
    Total: formatMoney(totalCents(values.lines), currency),
    'Booked separately': itemsElsewhere,
  }
}
