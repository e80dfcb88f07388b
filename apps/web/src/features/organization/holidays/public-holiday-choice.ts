import type { Address, HolidayInput, HolidayPlace, PublicHoliday } from '@oaklet/api/contract'
import { daysWords, recurringTypeWords } from './holiday-words'

/** Whose holidays are looked at; the region is '' for the whole country. */
export interface HolidayPlaceChoice {
  country: string
  region: string
}

const HOME = 'US'

/** Where the practice is, as far as its address names a country that is known. */
export const placeOfAddress = (
  { country, state }: Pick<Address, 'country' | 'state'>,
  countries: readonly HolidayPlace[],
): HolidayPlaceChoice => ({
  country: countries.find(({ code, name }) => code === country || name === country)?.code ?? HOME,
  region: state,
})

/** The region if the country has it, else the whole country. */
export const regionOf = (region: string, regions: readonly HolidayPlace[]): string =>
  regions.some(({ code }) => code === region) ? region : ''

/** What a public holiday is known by on the list: two may be on one day. */
export const publicHolidayId = ({ date, name }: PublicHoliday): string => `${date} ${name}`

/** Those that are worth adding: what the practice has already isn't, nor what is over for good. */
export const worthAdding = (holidays: readonly PublicHoliday[], today: string): string[] =>
  holidays
    .filter(({ knownAs, recurringType, date, endDate = date }) => {
      return knownAs === null && (recurringType !== 'none' || endDate >= today)
    })
    .map(publicHolidayId)

/** "Thu, Nov 26, 2026 · Every year on the fourth Thursday of November" */
export function publicHolidayWords({ date, endDate = date, recurringType, knownAs }: PublicHoliday): string {
  return [
    daysWords({ first: date, last: endDate }),
    recurringType === 'none' ? 'This year only' : recurringTypeWords(recurringType, date),
    ...(knownAs === null ? [] : [`You have “${knownAs}” then`]),
  ].join(' · ')
}

/** What is sent: a day on which all locations are closed. */
export const publicHolidayInput = ({ name, date, endDate, recurringType }: PublicHoliday): HolidayInput => ({
  name,
  date,
  ...(endDate !== undefined && { endDate }),
  recurring: recurringType !== 'none',
  recurringType,
  locations: [],
  description: '',
})
