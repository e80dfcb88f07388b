import { Avatar, Icon, Menu } from '@oaklet/design-system'
import { useSession, useUser } from '../../shared/use-session'
import { accountName } from './account-name'

/** Who is signed in, and the way out (spec §2). The theme is light only, so it is told, not offered. */
export function AccountMenu() {
  const session = useSession()
  const user = useUser()
  const name = accountName(user)
  return (
    <Menu
      label={`Account: ${name}`}
      trigger={<Avatar name={name} size="s" tone="blue" />}
      sections={[
        {
          id: 'account',
          label: name,
          description: `${user.email} · Theme: light`,
          items: [{ id: 'sign-out', label: 'Sign out', icon: <Icon of="sign-out" /> }],
        },
      ]}
      onAction={() => void session.logout()}
    />
  )
}
