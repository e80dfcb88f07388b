/** What is counted: `{ one: 'appointment', other: 'appointments' }`. */
export interface EventWords {
  one: string
  other: string
}

export const EVENT_WORDS: EventWords = { one: 'event', other: 'events' }

/** "no appointments", "1 appointment", "3 appointments". */
export const countWords = (count: number, { one, other }: EventWords): string =>
  count === 0 ? `no ${other}` : `${count} ${count === 1 ? one : other}`
