import { Skeleton } from '@oaklet/design-system'
import { lazySection } from '../../shared/lazy-section'

const SHAPE = <Skeleton shape="row" count={2} />

/** The forms that bring pickers along: they come while the screen asks where the set-up stands. */
export const TimeZoneForm = lazySection(
  async () => (await import('./TimeZoneStep')).TimeZoneStep,
  SHAPE,
  'Loading the question',
)
export const HoursForm = lazySection(
  async () => (await import('./HoursStep')).HoursStep,
  SHAPE,
  'Loading the question',
)
export const LocationForm = lazySection(
  async () => (await import('./LocationStep')).LocationStep,
  SHAPE,
  'Loading the question',
)

export function preloadStepForms(): void {
  for (const form of [TimeZoneForm, HoursForm, LocationForm]) form.preload()
}
