import type { SeriesOccurrence } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'

/** Throws 422 while a date waits for a decision, and where nothing would be done with any of them. */
export function requireDecisions(occurrences: readonly Pick<SeriesOccurrence, 'choice'>[]): void {
  const open = occurrences.filter(({ choice }) => choice === null).length
  const refuse = (message: string) => validationFailed([{ path: 'choices', message }])
  if (open > 0) throw refuse(open === 1 ? 'Decide about 1 date' : `Decide about ${open} dates`)
  if (occurrences.every(({ choice }) => choice === 'skip')) throw refuse('All dates are skipped')
}
