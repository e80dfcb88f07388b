import { LOCATIONS_MESSAGES } from '@oaklet/api'
import { DEFAULT_COUNTRY, type Location, type LocationInput } from '@oaklet/api/contract'
import type { RowMade } from '../edits/use-row-edits'

/** What each edit that failed is called, and the specification's sentence for it (spec §8). */
export const LOCATION_FAILURES = {
  add: { words: 'was not added', fallback: LOCATIONS_MESSAGES.create },
  change: { words: 'was not saved', fallback: LOCATIONS_MESSAGES.update },
  remove: { words: 'was not deleted', fallback: LOCATIONS_MESSAGES.remove },
  primary: { words: 'was not made the primary location', fallback: LOCATIONS_MESSAGES.setPrimary },
} as const

/** A location as it will be, until the server says what it has made of it. */
export const locationToCome = (input: LocationInput, made: RowMade): Location => ({
  ...input,
  address: { ...input.address, country: input.address.country ?? DEFAULT_COUNTRY },
  id: made.id,
  practiceId: made.practiceId,
  isPrimary: false,
  version: 0,
  createdAt: made.now,
  updatedAt: made.now,
})
