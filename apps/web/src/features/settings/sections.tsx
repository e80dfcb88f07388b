import { lazyForm } from '../../shared/lazy-form'

// What comes after the person's profile, which a visit to the settings begins with.
export const PasswordSection = lazyForm(
  async () => (await import('./security/PasswordSection')).PasswordSection,
)
export const TwoStepSection = lazyForm(async () => (await import('./security/TwoStepSection')).TwoStepSection)
export const DevicesSection = lazyForm(async () => (await import('./security/DevicesSection')).DevicesSection)
export const NotificationsSection = lazyForm(
  async () => (await import('./preferences/NotificationsSection')).NotificationsSection,
)
export const CalendarFeedsSection = lazyForm(
  async () => (await import('./calendar-feeds/CalendarFeedsSection')).CalendarFeedsSection,
)
export const KeyboardSection = lazyForm(
  async () => (await import('./preferences/KeyboardSection')).KeyboardSection,
)
export const DisplaySection = lazyForm(
  async () => (await import('./preferences/DisplaySection')).DisplaySection,
)

const SECTIONS = [
  PasswordSection,
  TwoStepSection,
  DevicesSection,
  NotificationsSection,
  CalendarFeedsSection,
  KeyboardSection,
  DisplaySection,
]

/** Brings them while the profile is being read, so that their tabs show them at once. */
export function preloadSections(): void {
  for (const section of SECTIONS) section.preload()
}
