import { Container, LoadingRegion, Skeleton } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../shared/lazy-part'

const standIn = (_props: object, failure: ReactNode) =>
  failure || (
    <LoadingRegion label="Loading" isLoading>
      <Container size="form" align="start">
        <Skeleton shape="block" />
      </Container>
    </LoadingRegion>
  )

/** Each part brings its own fields, which no other has to wait for. */
export const ProfileSection = lazyPart(
  async () => (await import('../profile/ProfileSection')).ProfileSection,
  standIn,
)
export const WorkingHoursSection = lazyPart(
  async () => (await import('../hours/WorkingHoursSection')).WorkingHoursSection,
  standIn,
)
export const AssignmentsSection = lazyPart(
  async () => (await import('../assignments/AssignmentsSection')).AssignmentsSection,
  standIn,
)
export const AccessSection = lazyPart(async () => (await import('./AccessSection')).AccessSection, standIn)

/** Brings the parts while the first one is being read, so that the next tab is there at once. */
export function preloadSections(): void {
  for (const section of [ProfileSection, WorkingHoursSection, AssignmentsSection, AccessSection])
    section.preload()
}
