import {
  MEASURE_NAMES,
  PAYMENT_METHOD_WORDS,
  type TimelineEntry,
  type TimelineKind,
  type TimelinePart,
} from '@oaklet/api/contract'
import type { IconName, Tone } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { PAYMENT_BADGES } from '../../../records/payments/payment-badges'
import { formatTime } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'
import { CLIENT_STATUS_WORDS } from '../client-words'
import { CATEGORY_WORDS } from '../files/file-words'
import { SIGNATURE_WORDS } from '../signatures/signature-words'

/** What each part is called where one is chosen. */
export const PART_WORDS: Readonly<Record<TimelinePart, string>> = {
  appointments: 'Appointments',
  measures: 'Measures',
  forms: 'Forms',
  files: 'Files',
  billing: 'Billing',
  client: 'Status',
}

/** An entry in words. */
export interface EntryWords {
  title: string
  detail: string
  icon: IconName
  tone?: Tone | undefined
  /** Where the record is shown. */
  href: string
}

/** Where and how money and times are said. */
interface Place {
  clientId: string
  timeZone: string
  currency: string
}

type Words = {
  [Kind in TimelineKind]: (entry: Extract<TimelineEntry, { kind: Kind }>, place: Place) => EntryWords
}

const sum = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')
const voidWords = (isVoid: boolean): string | null => (isVoid ? 'Void' : null)

const WORDS: Words = {
  client_added: (_, { clientId }) => ({
    ...{ title: 'Client added', detail: '', icon: 'user-add' },
    href: paths.client(clientId, 'overview'),
  }),
  status_changed: ({ from, to }, { clientId }) => ({
    title: `Status: ${CLIENT_STATUS_WORDS[to].word.toLowerCase()}`,
    detail: `Before: ${CLIENT_STATUS_WORDS[from].word.toLowerCase()}`,
    icon: 'user',
    href: paths.client(clientId, 'overview'),
  }),
  appointment: ({ id, on, at, status, service, clinicianName }, { timeZone }) => ({
    title: service ?? 'Appointment',
    detail: sum(APPOINTMENT_WORDS[status].word, formatTime(at, timeZone), clinicianName),
    icon: 'calendar',
    tone: APPOINTMENT_WORDS[status].tone,
    href: paths.calendar({ date: on, appointment: id }),
  }),
  measure: ({ measure, score }, { clientId }) => ({
    ...{ title: `${MEASURE_NAMES[measure]}: ${score}`, detail: 'Measure', icon: 'chart' },
    href: paths.client(clientId, 'measures'),
  }),
  packet: ({ isReviewed }, { clientId }) => ({
    ...{ title: 'Forms sent in', detail: isReviewed ? 'Reviewed' : 'To review', icon: 'edit' },
    ...(!isReviewed && { tone: 'wait' as const }),
    href: paths.client(clientId, 'onboarding'),
  }),
  signature: ({ title, outcome }, { clientId }) => ({
    ...{ title, detail: SIGNATURE_WORDS[outcome].word, icon: 'edit' },
    ...(outcome === 'paper' && { tone: 'wait' as const }),
    href: paths.client(clientId, 'files'),
  }),
  file: ({ title, category }, { clientId }) => ({
    ...{ title, detail: `File added · ${CATEGORY_WORDS[category].label}`, icon: 'document' },
    href: paths.client(clientId, 'files'),
  }),
  invoice: ({ id, number, totalCents, isVoid }, { currency }) => ({
    title: `Invoice #${number}`,
    detail: sum(formatMoney(totalCents, currency), voidWords(isVoid)),
    icon: 'billing',
    href: paths.invoice(id),
  }),
  payment: ({ id, method, amountCents, status }, { currency }) => ({
    title: `Payment of ${formatMoney(amountCents, currency)}`,
    detail: sum(PAYMENT_METHOD_WORDS[method], PAYMENT_BADGES[status]?.word ?? null),
    icon: 'cash',
    tone: PAYMENT_BADGES[status]?.tone,
    href: paths.payments({ payment: id }),
  }),
  superbill: ({ id, number, isVoid }) => ({
    title: `Superbill #${number}`,
    detail: sum('For the insurance of the client', voidWords(isVoid)),
    icon: 'receipt',
    href: paths.superbill(id),
  }),
  statement: ({ id, number, owedCents }, { currency }) => ({
    title: `Statement #${number}`,
    detail: `${formatMoney(owedCents, currency)} owed`,
    icon: 'mail',
    href: paths.statement(id),
  }),
  estimate: ({ id, number, totalCents }, { currency }) => ({
    title: `Good Faith Estimate #${number}`,
    detail: formatMoney(totalCents, currency),
    icon: 'document',
    href: paths.estimate(id),
  }),
}

/** An entry in words, with where its record is shown. */
export const entryWords = <Kind extends TimelineKind>(
  entry: Extract<TimelineEntry, { kind: Kind }>,
  place: Place,
): EntryWords => WORDS[entry.kind](entry, place)
