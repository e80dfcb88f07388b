import { dayWords } from './day-words'

/** A coverage that has a priority already, on its days. */
export interface TakenPriority {
  payerName: string
  priority: number
  effectiveFrom: string
  effectiveTo: string | null
}

const PLACES = ['first', 'second', 'third']

/** Says which coverage has a priority: `Aetna is the first insurance from January 1, 2026`. */
export function takenWords({ payerName, priority, effectiveFrom, effectiveTo }: TakenPriority): string {
  const until = effectiveTo === null ? '' : ` to ${dayWords(effectiveTo)}`
  return `${payerName} is the ${PLACES[priority - 1] ?? ''} insurance from ${dayWords(effectiveFrom)}${until}`
}
