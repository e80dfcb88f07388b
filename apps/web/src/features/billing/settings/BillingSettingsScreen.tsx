import { EmptyState, PageHeader, Stack, Tabs } from '@oaklet/design-system'
import { useEffect } from 'react'
import { usePage } from '../../../shared/use-page'
import { usePermissions, usePracticeId } from '../../../shared/use-session'
import { SETTINGS_CRUMBS } from '../billing-crumbs'
import { PayersSection, preloadSections, ProfilesSection } from './sections'
import { type BillingSection, useBillingSettingsUrl } from './use-billing-settings-url'

/** /billing/settings: who bills for the practice, and the insurance companies it deals with. */
export function BillingSettingsScreen() {
  usePage('Billing settings')
  const mayEdit = usePermissions()('billing:edit')
  return (
    <Stack gap="2xl">
      <PageHeader
        title="Billing settings"
        summary="What stands on claims and superbills."
        breadcrumbs={SETTINGS_CRUMBS}
      />
      {mayEdit ? (
        <Sections />
      ) : (
        <EmptyState title="These settings are for those who manage billing">
          Your role doesn’t allow you to see or change them. Ask an owner of your practice if you need to.
        </EmptyState>
      )}
    </Stack>
  )
}

function Sections() {
  useEffect(preloadSections, [])
  const { section, showSection } = useBillingSettingsUrl()
  // Another practice has lists and open forms of its own.
  const practiceId = usePracticeId()
  return (
    <Tabs<BillingSection>
      label="Billing settings"
      tabs={[
        { id: 'profiles', label: 'Who bills', content: <ProfilesSection key={practiceId} /> },
        { id: 'payers', label: 'Insurance payers', content: <PayersSection key={practiceId} /> },
      ]}
      selectedKey={section}
      onSelectionChange={showSection}
    />
  )
}
