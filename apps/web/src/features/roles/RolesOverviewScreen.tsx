import { ROLES_MESSAGES } from '@oaklet/api'
import { Icon, LinkButton, PageHeader, Skeleton, Stack, Tabs } from '@oaklet/design-system'
import type { Role } from '@oaklet/api/contract'
import { type ReactNode, useEffect } from 'react'
import { lazySection } from '../../shared/lazy-section'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { rolesSummary } from './role-words'
import { RolesList } from './RolesList'
import { useRoles } from './use-roles'
import { type RolesSection, useRolesUrl } from './use-roles-url'

const SHAPE = <Skeleton shape="row" count={8} />

const RolesComparison = lazySection(async () => (await import('./RolesComparison')).RolesComparison, SHAPE)
const PersonSection = lazySection(async () => (await import('./PersonSection')).PersonSection, SHAPE)

const preloadSections = () => {
  RolesComparison.preload()
  PersonSection.preload()
}

/** All roles: one by one, side by side, and what they come to for one person. */
export function RolesOverviewScreen() {
  usePage('Roles & permissions')
  useEffect(preloadSections, [])
  const can = usePermissions()
  const roles = useRoles()
  return (
    <Stack gap="2xl">
      <PageHeader
        title="Roles & permissions"
        isSummaryLate
        summary={roles.data ? rolesSummary(roles.data) : 'Roles say what people may do.'}
        actions={
          can('roles:edit') && (
            <LinkButton href={paths.newRole()} tone="primary" icon={<Icon of="plus" />}>
              New role
            </LinkButton>
          )
        }
      />
      <RolesTabs roles={roles} />
    </Stack>
  )
}

function RolesTabs({ roles }: { roles: ReturnType<typeof useRoles> }) {
  const { section, showSection } = useRolesUrl()
  const whenThere = (content: (known: readonly Role[]) => ReactNode) => (
    <WhenLoaded query={roles} fallback={ROLES_MESSAGES.list} label="Loading roles" placeholder={SHAPE}>
      {content}
    </WhenLoaded>
  )
  return (
    <Tabs<RolesSection>
      label="Roles and permissions"
      selectedKey={section}
      onSelectionChange={showSection}
      tabs={[
        { id: 'roles', label: 'Roles', content: whenThere((known) => <RolesList roles={known} />) },
        {
          id: 'compare',
          label: 'Compare',
          content: whenThere((known) => <RolesComparison roles={known} />),
        },
        {
          id: 'person',
          label: 'What a person may do',
          content: whenThere((known) => <PersonSection roles={known} />),
        },
      ]}
    />
  )
}
