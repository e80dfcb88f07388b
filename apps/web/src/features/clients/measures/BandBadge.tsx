import { BAND_WORDS, type Measure } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { BAND_TONES } from './measure-results'

/** What a score stands for; of a result recorded by mistake only that it is one. */
export function BandBadge({ measure: { band, status } }: { measure: Pick<Measure, 'band' | 'status'> }) {
  if (status === 'entered_in_error') return <StatusBadge>Entered in error</StatusBadge>
  return <StatusBadge tone={BAND_TONES[band]}>{BAND_WORDS[band]}</StatusBadge>
}
