import type { StaffMember } from '@oaklet/api/contract'
import { Avatar, PageHeader, Stack, Tabs } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths'
import { StaffBadge } from '../StaffBadge'
import { OverviewSection } from './OverviewSection'
import { type PersonSection, usePersonUrl } from './use-person-url'

interface Section {
  id: PersonSection
  label: string
  content: ReactNode
}

/** Everything about one person. */
export function PersonPage({ member }: { member: StaffMember }) {
  const tabs: readonly Section[] = [
    { id: 'overview', label: 'Overview', content: <OverviewSection member={member} /> },
  ]
  const { section, showSection } = usePersonUrl(
    member.id,
    tabs.map(({ id }) => id),
  )
  return (
    <Stack gap="2xl">
      <PageHeader
        breadcrumbs={[{ label: 'All staff', href: paths.staff() }, { label: member.name }]}
        leading={<Avatar name={member.name} size="l" />}
        title={member.name}
        summary={[member.credentials, member.email].filter(Boolean).join(', ')}
        trailing={<StaffBadge status={member.status} />}
      />
      <Tabs<PersonSection>
        label="About this person"
        selectedKey={section}
        onSelectionChange={showSection}
        tabs={tabs}
      />
    </Stack>
  )
}
