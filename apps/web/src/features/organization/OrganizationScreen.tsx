import { PageHeader, Stack, Tabs } from '@oaklet/design-system'
import { useEffect } from 'react'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { useMayExport } from './exports/use-may-export'
import {
  AuditSection,
  DocumentsSection,
  ExportSection,
  GeneralSection,
  HolidaysSection,
  HoursSection,
  LocationsSection,
  PracticeSection,
  preloadSections,
} from './sections'
import { type OrganizationSection, useOrganizationUrl } from './use-organization-url'

const TABS = [
  { id: 'general', label: 'General', content: <GeneralSection /> },
  { id: 'practice', label: 'Practice', content: <PracticeSection /> },
  { id: 'hours', label: 'Business hours', content: <HoursSection /> },
  { id: 'locations', label: 'Locations', content: <LocationsSection /> },
  { id: 'holidays', label: 'Holidays', content: <HolidaysSection /> },
  { id: 'forms', label: 'Forms and documents', content: <DocumentsSection /> },
] as const
const AUDIT_TAB = { id: 'audit', label: 'Audit', content: <AuditSection /> } as const
const EXPORT_TAB = { id: 'export', label: 'Export', content: <ExportSection /> } as const

/** /company/organization, for everybody to read, but for the audit log and exports; which part is shown stands in the address. */
export function OrganizationScreen() {
  usePage('Organization settings')
  useEffect(preloadSections, [])
  const { section, showSection } = useOrganizationUrl()
  const can = usePermissions()
  const mayExport = useMayExport()
  const tabs = [...TABS, ...(can('audit:view') ? [AUDIT_TAB] : []), ...(mayExport ? [EXPORT_TAB] : [])]
  return (
    <Stack gap="2xl">
      <PageHeader
        title="Organization settings"
        summary="What clients and colleagues read, and what the calendar goes by."
      />
      <Tabs<OrganizationSection>
        label="Organization settings"
        tabs={tabs}
        selectedKey={tabs.some(({ id }) => id === section) ? section : 'general'}
        onSelectionChange={showSection}
      />
    </Stack>
  )
}
