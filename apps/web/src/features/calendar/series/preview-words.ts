import { APPOINTMENT_SERIES_MESSAGES } from '@oaklet/api'
import { countOf } from '../../../shared/count-of'

/** The words of a preview: what is done with each date, and with all of them. */
export interface PreviewWords {
  title: string
  /** With a date in whose way nothing stands. */
  book: string
  bookAnyway: string
  bookAllAnyway: string
  skip: string
  skipAll: string
  /** Why nothing can be saved where every date is skipped. */
  allSkipped: string
  /** Labels of the button that saves; the number is null while it is not known. */
  save: (count: number | null) => string
  saving: string
  /** Begins the sentence when another thing stands in the way than was seen. */
  nothingDone: string
  /** Shown for failures that have no sentence of the server's. */
  notLoaded: string
  notSaved: string
}

const numberOf = (count: number | null): string =>
  count === null ? 'appointments' : countOf(count, 'appointment', 'appointments')

export const BOOKING_WORDS: PreviewWords = {
  title: 'Repeating appointments',
  book: 'Book',
  bookAnyway: 'Book anyway',
  bookAllAnyway: 'Book all anyway',
  skip: 'Skip',
  skipAll: 'Skip all',
  allSkipped: 'All dates are skipped',
  save: (count) => `Book ${numberOf(count)}`,
  saving: 'Booking…',
  nothingDone: 'Nothing was booked',
  notLoaded: APPOINTMENT_SERIES_MESSAGES.preview,
  notSaved: APPOINTMENT_SERIES_MESSAGES.create,
}

export const EXTENDING_WORDS: PreviewWords = {
  ...BOOKING_WORDS,
  title: 'More dates',
  notLoaded: APPOINTMENT_SERIES_MESSAGES.previewExtension,
  notSaved: APPOINTMENT_SERIES_MESSAGES.extend,
}

export const CHANGING_WORDS: PreviewWords = {
  title: 'Change these appointments?',
  book: 'Change',
  bookAnyway: 'Change anyway',
  bookAllAnyway: 'Change all anyway',
  skip: 'Leave as it is',
  skipAll: 'Leave all as they are',
  allSkipped: 'All of them stay as they are',
  save: (count) => `Change ${numberOf(count)}`,
  saving: 'Changing…',
  nothingDone: 'Nothing was changed',
  notLoaded: APPOINTMENT_SERIES_MESSAGES.previewChange,
  notSaved: APPOINTMENT_SERIES_MESSAGES.change,
}

export const CANCELLING_WORDS: PreviewWords = {
  ...CHANGING_WORDS,
  title: 'Cancel these appointments?',
  book: 'Cancel',
  save: (count) => `Cancel ${numberOf(count)}`,
  saving: 'Cancelling…',
  nothingDone: 'Nothing was cancelled',
}
