import { type FeeSchedule, FeeScheduleInput, type FeeScheduleLine } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contractErrors } from '../../../shared/forms/contract-errors'

/** A line while someone types it; `key` tells them apart on the screen only. */
export interface LineValues extends Omit<FeeScheduleLine, 'allowedCents'> {
  key: string
  allowedCents: number | null
}

/** What is typed about a fee schedule. */
export interface ScheduleValues {
  payerId: string | null
  startsOn: string | null
  endsOn: string | null
  lines: LineValues[]
}

/** What the form starts from. */
export const scheduleValuesOf = (schedule: FeeSchedule | null): ScheduleValues => ({
  payerId: schedule?.payerId ?? null,
  startsOn: schedule?.startsOn ?? null,
  endsOn: schedule?.endsOn ?? null,
  lines: keyed(schedule?.lines ?? []),
})

/** Lines with keys by their place. */
export const keyed = (lines: readonly FeeScheduleLine[]): LineValues[] =>
  lines.map((line, index) => ({ ...line, key: String(index) }))

/** What is sent; what is missing is something that the check refuses. */
export const scheduleBodyOf = ({ payerId, startsOn, endsOn, lines }: ScheduleValues): FeeScheduleInput => ({
  payerId: payerId ?? '',
  startsOn: startsOn ?? '',
  endsOn,
  lines: lines.map(({ code, modifier, credential, allowedCents }) => ({
    code: code.trim().toUpperCase(),
    modifier: modifier.trim().toUpperCase(),
    credential: credential.trim(),
    allowedCents: allowedCents ?? -1,
  })),
})

const LINE_FIELDS = ['code', 'modifier', 'credential', 'allowedCents'] as const
const WORDS: Readonly<Record<string, string>> = {
  payerId: 'Choose a payer',
  startsOn: 'Enter the first day',
}

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function scheduleErrors(values: ScheduleValues): FormError[] {
  const fields = [
    ...['payerId', 'startsOn', 'endsOn', 'lines'],
    ...values.lines.flatMap((_line, index) => LINE_FIELDS.map((field) => `lines.${index}.${field}`)),
  ]
  const missing = new Set(
    values.lines.flatMap(({ allowedCents }, index) =>
      allowedCents === null ? [`lines.${index}.allowedCents`] : [],
    ),
  )
  return contractErrors(FeeScheduleInput, scheduleBodyOf(values), fields).map(({ path = '', message }) => ({
    path,
    message: missing.has(path) ? 'Enter what is allowed, like 120.50' : (WORDS[path] ?? message),
  }))
}

/** Both versions in words, for the person to choose from. */
export const scheduleVersions =
  (currency: string, payerName: (id: string) => string) => (mine: ScheduleValues, theirs: FeeSchedule) => {
    const wordsOf = ({ payerId, startsOn, endsOn, lines }: ScheduleValues): Record<string, string> => ({
      Payer: payerName(payerId ?? ''),
      'First day': startsOn === null ? '' : formatMediumDate(startsOn),
      'Last day': endsOn === null ? '' : formatMediumDate(endsOn),
      Allowed: lines.map((line) => lineWords(line, currency)).join('; '),
    })
    return comparedWords(wordsOf(mine), wordsOf(scheduleValuesOf(theirs)))
  }

/** `90834 95 LCSW $112.00`. */
const lineWords = ({ code, modifier, credential, allowedCents }: LineValues, currency: string): string =>
  [code, modifier, credential, allowedCents === null ? '' : formatMoney(allowedCents, currency)]
    .filter((word) => word !== '')
    .join(' ')
