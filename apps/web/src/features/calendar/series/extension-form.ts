import type { PreviewExtensionBody } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'

/** Until when a series goes on, while someone types. */
interface ExtensionValues {
  ends: 'count' | 'date'
  more: number | null
  endsOn: string | null
}

/** A form for as many dates as a month of weeks has. */
export const NEW_EXTENSION: ExtensionValues = { ends: 'count', more: 4, endsOn: null }

/** What is still missing, at its field. */
export function extensionErrors({ ends, more, endsOn }: ExtensionValues): FormError[] {
  if (ends === 'date') return endsOn === null ? [{ path: 'endsOn', message: 'Enter the last day' }] : []
  const isNumber = more !== null && Number.isInteger(more) && more >= 1 && more <= 299
  return isNumber ? [] : [{ path: 'more', message: 'Choose a number from 1 to 299' }]
}

/** The dates that are added, with nothing decided yet. */
export const extensionOf = ({ ends, more, endsOn }: ExtensionValues): PreviewExtensionBody => ({
  more: ends === 'count' ? more : null,
  endsOn: ends === 'date' ? endsOn : null,
  choices: [],
})
