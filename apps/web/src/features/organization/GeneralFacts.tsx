import type { OrganizationSettings } from '@oaklet/api/contract'
import { Card, DescriptionList } from '@oaklet/design-system'
import { OrganizationStatus } from './OrganizationStatus'
import { organizationFacts } from './organization-facts'

/** The organization for those who may not change it. */
export function GeneralFacts({ settings }: { settings: OrganizationSettings }) {
  return (
    <Card title="Organization" actions={<OrganizationStatus status={settings.status} />}>
      <DescriptionList items={organizationFacts(settings)} />
    </Card>
  )
}
