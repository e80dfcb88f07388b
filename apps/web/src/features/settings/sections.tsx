import { lazyForm } from '../../shared/lazy-form'

/** What most visits to the settings are not about, and so comes after the first part. */
export const TwoStepSection = lazyForm(async () => (await import('./security/TwoStepSection')).TwoStepSection)
export const DevicesSection = lazyForm(async () => (await import('./security/DevicesSection')).DevicesSection)
export const NotificationsSection = lazyForm(
  async () => (await import('./preferences/NotificationsSection')).NotificationsSection,
)

/** Brings them while the first part is being read, so that their tabs show them at once. */
export function preloadSections(): void {
  for (const section of [TwoStepSection, DevicesSection, NotificationsSection]) section.preload()
}
