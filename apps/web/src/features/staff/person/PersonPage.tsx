import type { StaffMember } from '@oaklet/api/contract'
import { Avatar, PageHeader, Stack, Tabs } from '@oaklet/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '../../../shared/paths'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { usePermissions, useUser } from '../../../shared/use-session'
import { ChangeStatus, type StatusFailure } from '../deactivate/ChangeStatus'
import { InvitationNotice } from '../invitations/InvitationNotice'
import { StaffBadge } from '../StaffBadge'
import { useReach } from '../use-reach'
import { OverviewSection } from './OverviewSection'
import {
  AccessSection,
  AssignmentsSection,
  preloadSections,
  ProfileSection,
  WorkingHoursSection,
} from './person-sections'
import { type PersonSection, usePersonUrl } from './use-person-url'

interface Section {
  id: PersonSection
  label: string
  content: ReactNode
}

/** Everything about one person; what can be changed shows to those who may change it. */
export function PersonPage({ member }: { member: StaffMember }) {
  const mayEdit = usePermissions()('staff:edit')
  const mayReach = useReach()(member)
  const [failure, setFailure] = useState<StatusFailure | null>(null)
  const isSelf = useUser().staffId === member.id
  useEffect(preloadSections, [])
  const tabs: readonly Section[] = [
    { id: 'overview', label: 'Overview', content: <OverviewSection member={member} /> },
    ...(mayEdit ? editSections(member) : []),
    {
      id: 'access',
      label: isSelf ? 'What you can do' : 'What they can do',
      content: <AccessSection member={member} />,
    },
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
        actions={mayReach && !isSelf && <ChangeStatus member={member} onFailure={setFailure} />}
      />
      {failure && <SaveFailure {...failure} />}
      {mayReach && member.status === 'invited' && <InvitationNotice member={member} />}
      <Tabs<PersonSection>
        label="About this person"
        selectedKey={section}
        onSelectionChange={showSection}
        tabs={tabs}
      />
    </Stack>
  )
}

const editSections = (member: StaffMember): readonly Section[] => [
  { id: 'profile', label: 'Profile', content: <ProfileSection member={member} /> },
  { id: 'hours', label: 'Working hours', content: <WorkingHoursSection member={member} /> },
  { id: 'assignments', label: 'Roles and practices', content: <AssignmentsSection member={member} /> },
]
