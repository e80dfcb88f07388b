import { ClosedBetaBadge, Logo, TopBar } from '@oaklet/design-system'
import { AccountMenu } from './AccountMenu'

/** The logo, and the way to one's own account. */
export function TopBarContent() {
  return (
    <TopBar
      start={
        <>
          <Logo />
          <ClosedBetaBadge />
        </>
      }
      end={<AccountMenu />}
    />
  )
}
