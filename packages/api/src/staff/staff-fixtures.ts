import { fixtureId } from '../testing/fixture-id'
import type { Clinician } from './staff-contract'

/** Dr. Imani Cole. */
export const aClinician = (changes: Partial<Clinician> = {}): Clinician => ({
  id: fixtureId(20),
  name: 'Dr. Imani Cole',
  credentials: 'PhD',
  colorIndex: 0,
  ...changes,
})
