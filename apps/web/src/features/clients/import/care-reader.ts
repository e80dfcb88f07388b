import { foldedText } from '@oaklet/api/contract'
import type { CareReader } from './client-of-row'

interface Named {
  id: string
  name: string
}

/** Finds clinicians and locations by their names, whatever the order of the words: `Cole, Imani` is `Dr. Imani Cole`. */
export const careReader = (clinicians: readonly Named[], locations: readonly Named[]): CareReader => ({
  clinicianId: idsByName(clinicians),
  locationId: idsByName(locations),
})

function idsByName(known: readonly Named[]) {
  const ids = new Map<string, string[]>()
  for (const { id, name } of known) ids.set(keyOf(name), [...(ids.get(keyOf(name)) ?? []), id])
  return (name: string): string => {
    const [found, another] = ids.get(keyOf(name)) ?? []
    return found === undefined || another !== undefined ? name : found
  }
}

const keyOf = (name: string): string =>
  foldedText(name)
    .split(' ')
    .filter((word) => word !== 'dr')
    .toSorted()
    .join(' ')
