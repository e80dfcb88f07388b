import { claimText } from '@oaklet/api/contract'

/** What stands between two segments, two elements of one, and two components of an element. */
export const SEPARATORS = { segment: '~', element: '*', component: ':', repetition: '^' } as const

/**
 * A segment without what ends it: its name and its elements, some of which have components. What is empty at the end is
 * left out. Each text is written with the characters of X12 alone, so that none can end its element.
 */
export function segment(...elements: readonly (string | readonly string[])[]): string {
  const written = elements.map((element) =>
    typeof element === 'string'
      ? claimText(element)
      : withoutEmptyEnd(element.map(claimText)).join(SEPARATORS.component),
  )
  return withoutEmptyEnd(written).join(SEPARATORS.element)
}

const withoutEmptyEnd = (texts: readonly string[]): readonly string[] =>
  texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)

/** A text of at most `length` characters, counted as they are sent. */
export const atMost = (length: number, text: string): string => claimText(text).slice(0, length)

/** A segment that ends with a text of at most `length` characters; none where nothing of the text can be sent. */
export function endingWith(text: string, length: number, ...start: readonly string[]): string[] {
  const sent = atMost(length, text)
  return sent === '' ? [] : [segment(...start, sent)]
}

/** `2026-11-03` → `20261103`. */
export const dateOf = (day: string): string => day.replaceAll('-', '')

/** `12050` cents → `120.5`. X12 knows negative amounts, but nothing on a claim is below zero. */
export function amountOf(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount of a claim`)
  return String(cents / 100)
}
