import { Skeleton } from '@oaklet/design-system'
import { lazySection } from '../../../shared/lazy-section'

const SHAPE = <Skeleton shape="block" />

/** Each part brings its own list and form, which the other does not wait for. */
export const ProfilesSection = lazySection(
  async () => (await import('./ProfilesSection')).ProfilesSection,
  SHAPE,
)
export const PayersSection = lazySection(async () => (await import('./PayersSection')).PayersSection, SHAPE)

/** Brings the parts while the first one is being read, so that the next tab is there at once. */
export function preloadSections(): void {
  ProfilesSection.preload()
  PayersSection.preload()
}
