import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { lazyPart } from '../../shared/lazy-part'

const standIn = (_props: object, failure: ReactNode) =>
  failure || (
    <LoadingRegion label="Loading the question" isLoading>
      <Skeleton shape="row" count={2} />
    </LoadingRegion>
  )

/** The forms that bring pickers along: they come while the screen asks where the set-up stands. */
export const TimeZoneForm = lazyPart(async () => (await import('./TimeZoneStep')).TimeZoneStep, standIn)
export const HoursForm = lazyPart(async () => (await import('./HoursStep')).HoursStep, standIn)
export const LocationForm = lazyPart(async () => (await import('./LocationStep')).LocationStep, standIn)

export function preloadStepForms(): void {
  for (const form of [TimeZoneForm, HoursForm, LocationForm]) form.preload()
}
