import { claimText } from '@oaklet/api/contract'

const blanks = (text: string): string => text.replace(/ +/g, ' ').trim()

/** A text on paper: capitals without punctuation. */
export const paperText = (text: string): string =>
  blanks(
    claimText(text)
      .replace(/[.']/g, '')
      .replace(/[^A-Z0-9 ]/g, ' '),
  )

/** A name on paper keeps its hyphens: `O'Neil-Strauß` is `ONEIL-STRAUSS`. */
export const paperName = (text: string): string =>
  blanks(
    claimText(text)
      .replace(/[.']/g, '')
      .replace(/[^A-Z0-9 -]/g, ' '),
  )

/** A number on paper has letters and digits alone. */
export const paperNumber = (text: string): string => claimText(text).replace(/[^A-Z0-9]/g, '')
