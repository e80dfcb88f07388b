import { lazyForm } from '../../../shared/lazy-form'

/** Each part brings its own fields, which no other has to wait for. */
export const ProfileSection = lazyForm(async () => (await import('../profile/ProfileSection')).ProfileSection)
export const WorkingHoursSection = lazyForm(
  async () => (await import('../hours/WorkingHoursSection')).WorkingHoursSection,
)
export const AssignmentsSection = lazyForm(
  async () => (await import('../assignments/AssignmentsSection')).AssignmentsSection,
)
export const AccessSection = lazyForm(async () => (await import('./AccessSection')).AccessSection)

/** Brings the parts while the first one is being read, so that the next tab is there at once. */
export function preloadSections(): void {
  for (const section of [ProfileSection, WorkingHoursSection, AssignmentsSection, AccessSection])
    section.preload()
}
