import { lazyForm } from '../../shared/lazy-form'

/** Each part brings its own fields and lists, which no other has to wait for. */
export const GeneralSection = lazyForm(async () => (await import('./GeneralSection')).GeneralSection)
export const PracticeSection = lazyForm(async () => (await import('./PracticeSection')).PracticeSection)
export const HoursSection = lazyForm(async () => (await import('./hours/HoursSection')).HoursSection)
export const LocationsSection = lazyForm(
  async () => (await import('./locations/LocationsSection')).LocationsSection,
)
export const HolidaysSection = lazyForm(
  async () => (await import('./holidays/HolidaysSection')).HolidaysSection,
)
export const DocumentsSection = lazyForm(
  async () => (await import('./documents/DocumentsSection')).DocumentsSection,
)
export const AuditSection = lazyForm(async () => (await import('./audit/AuditSection')).AuditSection)

export const ExportSection = lazyForm(async () => (await import('./exports/ExportSection')).ExportSection)

/** Brings the parts while the first one is being read, so that the next tab is there at once. */
export function preloadSections(): void {
  for (const section of [
    GeneralSection,
    PracticeSection,
    HoursSection,
    LocationsSection,
    HolidaysSection,
    DocumentsSection,
    ExportSection,
  ])
    section.preload()
}
