import { lazyForm } from '../../shared/lazy-form'

const others = () => import('./other-sections')

/** Each part brings its own fields and lists, which no other has to wait for. */
export const GeneralSection = lazyForm(async () => (await import('./GeneralSection')).GeneralSection)
export const PracticeSection = lazyForm(async () => (await others()).practice())
export const HoursSection = lazyForm(async () => (await others()).hours())
export const LocationsSection = lazyForm(async () => (await others()).locations())
export const HolidaysSection = lazyForm(async () => (await others()).holidays())
export const DocumentsSection = lazyForm(async () => (await others()).documents())
export const AuditSection = lazyForm(async () => (await others()).audit())
export const ExportSection = lazyForm(async () => (await others()).exports())

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
