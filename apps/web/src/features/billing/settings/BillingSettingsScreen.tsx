import { EmptyState, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { lazySection } from '../../../shared/lazy-section'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { SETTINGS_CRUMBS } from '../billing-crumbs'

// Who may not see the settings needs nothing of them.
const BillingSections = lazySection(
  async () => (await import('./BillingSections')).BillingSections,
  <Skeleton shape="block" />,
)

/** /billing/settings: who bills for the practice, its payers and services, and how it bills clients. */
export function BillingSettingsScreen() {
  usePage('Billing settings')
  const mayEdit = usePermissions()('billing:edit')
  return (
    <Stack gap="2xl">
      <PageHeader
        title="Billing settings"
        summary="What stands on claims and bills, what sessions cost, and when clients are billed."
        breadcrumbs={SETTINGS_CRUMBS}
      />
      {mayEdit ? (
        <BillingSections />
      ) : (
        <EmptyState title="These settings are for those who manage billing">
          Your role doesn’t allow you to see or change them. Ask an owner of your practice if you need to.
        </EmptyState>
      )}
    </Stack>
  )
}
