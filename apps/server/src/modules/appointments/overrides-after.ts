import type { AppointmentRow } from './lock-appointment'

/** The fields that an appointment of a series has for itself alone, once these were changed of it. */
export const overridesAfter = (
  { seriesId, overrides }: Pick<AppointmentRow, 'seriesId' | 'overrides'>,
  changed: readonly string[],
): string[] => (seriesId === null ? [] : [...new Set([...overrides, ...changed])].toSorted())
