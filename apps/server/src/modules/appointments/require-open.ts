import { AppError } from '../../errors'
import type { Work } from '../../work'
import { loadOpenHours } from './load-open-hours'
import { closuresAt, type Place } from './open-hours'

/** The time and place that an appointment is to take up. */
export interface PlannedTime extends Place {
  practiceId: string
  clinicianId: string
  /** A person has confirmed that it may be when something is closed. */
  allowOutsideHours?: boolean | undefined
}

/** Throws 409 naming what is closed meanwhile, unless that was confirmed. */
export async function requireOpen(work: Work, planned: PlannedTime): Promise<void> {
  if (planned.allowOutsideHours === true) return
  const hours = await loadOpenHours(work.tx, work.actor, planned.practiceId, planned.clinicianId)
  const conflicts = closuresAt(hours, planned)
  if (conflicts.length === 0) return
  throw new AppError('outside_hours', 'This time is outside of opening or working hours.', { conflicts })
}
