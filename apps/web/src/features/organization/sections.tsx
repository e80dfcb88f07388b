import { Container, LoadingRegion, Skeleton } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { lazyPart } from '../../shared/lazy-part'

const standIn = (_props: object, failure: ReactNode) =>
  failure || (
    <LoadingRegion label="Loading" isLoading>
      <Container size="form" align="start">
        <Skeleton shape="block" />
      </Container>
    </LoadingRegion>
  )

/** Each part brings its own fields and lists, which no other has to wait for. */
export const GeneralSection = lazyPart(async () => (await import('./GeneralSection')).GeneralSection, standIn)
export const PracticeSection = lazyPart(
  async () => (await import('./PracticeSection')).PracticeSection,
  standIn,
)
export const HoursSection = lazyPart(async () => (await import('./hours/HoursSection')).HoursSection, standIn)
export const LocationsSection = lazyPart(
  async () => (await import('./locations/LocationsSection')).LocationsSection,
  standIn,
)
export const HolidaysSection = lazyPart(
  async () => (await import('./holidays/HolidaysSection')).HolidaysSection,
  standIn,
)
export const AuditSection = lazyPart(async () => (await import('./audit/AuditSection')).AuditSection, standIn)

export const ExportSection = lazyPart(
  async () => (await import('./exports/ExportSection')).ExportSection,
  standIn,
)

/** Brings the parts while the first one is being read, so that the next tab is there at once. */
export function preloadSections(): void {
  for (const section of [
    GeneralSection,
    PracticeSection,
    HoursSection,
    LocationsSection,
    HolidaysSection,
    ExportSection,
  ])
    section.preload()
}
