import { CreateWaitlistEntryBody, type WaitlistEntry } from '@oaklet/api/contract'
import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import type { PickedClient } from '../../../records/clients/ClientPicker'
import { hoursErrors } from '../../../records/hours/hours-errors'
import { hoursOf, type HoursValues, hoursValuesOf } from '../../../records/hours/hours-form'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { TELEHEALTH } from '../booking/appointment-form'
import { timesWords } from './waitlist-words'

const NO_TIMES = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
}

/** What is typed about somebody who waits; dates are null while they are not whole. */
export interface EntryValues {
  client: PickedClient | null
  serviceCode: string | null
  minutes: number | null
  clinicianIds: readonly string[]
  /** Ids of locations, or {@link TELEHEALTH}. */
  places: readonly string[]
  /** Any time suits them; what was typed of the week stays. */
  isAnyTime: boolean
  hours: HoursValues
  earliest: string | null
  latest: string | null
  isSoon: boolean
  note: string
}

/** A form for an entry, or an empty one for a client who is put on the waitlist today. */
export function entryValuesOf(
  entry: WaitlistEntry | null,
  today: string,
  client: PickedClient | null,
): EntryValues {
  if (entry === null) {
    return {
      ...{ client, serviceCode: null, minutes: 50, clinicianIds: [], places: [] },
      ...{ isAnyTime: true, hours: hoursValuesOf(NO_TIMES), earliest: today, latest: null },
      ...{ isSoon: false, note: '' },
    }
  }
  const { service, minutes, clinicians, places, times, earliest, latest, urgency, note } = entry
  return {
    ...{ client: entry.client, serviceCode: service.code, minutes, earliest, latest, note },
    clinicianIds: clinicians.map(({ id }) => id),
    places: places.map(({ id }) => id ?? TELEHEALTH),
    isAnyTime: Object.values(times).every((ranges) => ranges.length === 0),
    hours: hoursValuesOf(times),
    isSoon: urgency === 'soon',
  }
}

/** What is sent; what is not whole is empty, which the check has refused. */
export const entryBodyOf = (values: EntryValues): CreateWaitlistEntryBody => ({
  clientId: values.client?.id ?? '',
  clinicianIds: [...values.clinicianIds],
  serviceCode: values.serviceCode ?? '',
  minutes: values.minutes ?? 0,
  places: values.places.map((place) => (place === TELEHEALTH ? TELEHEALTH : place)),
  times: values.isAnyTime ? NO_TIMES : hoursOf(values.hours),
  earliest: values.earliest ?? '',
  latest: values.latest,
  urgency: values.isSoon ? 'soon' : 'normal',
  note: values.note.trim(),
})

const FIELDS = ['clientId', 'serviceCode', 'minutes', 'earliest', 'latest', 'note']

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function entryErrors(values: EntryValues): FormError[] {
  const found = contractErrors(CreateWaitlistEntryBody, entryBodyOf(values), FIELDS).map((error) =>
    error.path === 'earliest' && values.earliest === null ? { ...error, message: 'Enter a date' } : error,
  )
  if (values.isAnyTime) return found
  const isEmpty = timesWords(hoursOf(values.hours)) === timesWords(NO_TIMES)
  const ofHours = isEmpty
    ? [{ path: 'isAnyTime', message: 'Choose a day, or any time' }]
    : hoursErrors(values.hours, 'waiting')
  const before = found.filter(({ path }) => path !== 'note')
  return [...before, ...ofHours, ...found.filter(({ path }) => path === 'note')]
}

/** The server’s refusals at the fields that they are about. */
export const entryRefusals = (refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ path: path.split('.')[0] ?? path, message }))

/** Both versions in words. */
export const entryVersions = (values: EntryValues, theirs: WaitlistEntry) =>
  comparedWords(wordsOf(entryBodyOf(values)), wordsOf(entryBodyOf(entryValuesOf(theirs, '', null))))

const wordsOf = (body: CreateWaitlistEntryBody): Record<string, string> => ({
  Service: `${body.serviceCode}, ${body.minutes} minutes`,
  Clinicians: body.clinicianIds.length === 0 ? 'Anybody' : String(body.clinicianIds.length),
  Places: body.places.length === 0 ? 'Anywhere' : String(body.places.length),
  Times: timesWords(body.times),
  Days: `${body.earliest} to ${body.latest ?? 'no end'}`,
  'Needs a time soon': body.urgency === 'soon' ? 'Yes' : 'No',
  Note: body.note,
})
