import { Avatar, Menu } from '@oaklet/design-system'
import { accountName } from './account-name'
import { useSession, useUser } from '../../shared/use-session'

/** Who is signed in, and the way out (spec §2). The theme is light only, so it is told, not offered. */
export function AccountMenu() {
  const session = useSession()
  const user = useUser()
  const name = accountName(user)
  return (
    <Menu
      label={`Account: ${name}`}
      trigger={<Avatar name={name} size="m" />}
      header={{ title: name, detail: user.email, note: 'Theme: light' }}
      items={[{ id: 'sign-out', label: 'Sign out', icon: 'sign-out' }]}
      onAction={() => void session.logout({ global: false })}
    />
  )
}
