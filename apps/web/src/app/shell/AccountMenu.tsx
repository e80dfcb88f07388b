import { Avatar, Icon, Menu, type MenuSectionContent } from '@oaklet/design-system'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../shared/use-session'
import { useSignOut } from '../use-sign-out'
import { accountName } from './account-name'
import { leaveForOrganization } from './use-change-over'
import { useOrganizations } from './use-organizations'

/**
 * Who is signed in and where, the way to another organization where there is one, and the way out (spec §2). The theme
 * is light only, so the theme is named and can't be chosen.
 */
export function AccountMenu() {
  const signOut = useSignOut()
  const user = useUser()
  const navigate = useNavigate()
  const { choices, retry } = useOrganizations()
  const name = accountName(user)
  const who = { id: 'account', label: name, description: `${user.email} · Theme: light` }
  const wayOut = { id: 'sign-out', label: 'Sign out', icon: <Icon of="sign-out" /> }
  const here = user.organizationId ?? ''
  const sections: MenuSectionContent[] =
    choices.length === 0
      ? [{ ...who, items: [wayOut] }]
      : [
          {
            ...who,
            selectionMode: 'single',
            selectedKeys: [here],
            onSelectionChange: ([id]) => {
              if (id !== undefined && id !== here) leaveForOrganization(navigate, id)
            },
            items: choices.map((organization) => ({
              id: organization.id,
              label: organization.name,
              description: organization.id === here ? 'You are here now' : undefined,
            })),
          },
          { id: 'leave', items: [wayOut] },
        ]
  return (
    <span role="presentation" onPointerEnter={retry} onFocus={retry}>
      <Menu
        label={`Account: ${name}`}
        trigger={<Avatar name={name} size="s" tone="blue" />}
        sections={sections}
        onAction={signOut}
      />
    </span>
  )
}
