import { ClosedBetaBadge, Link, Logo, TopBar } from '@oaklet/design-system'
import { paths } from '../../shared/paths'
import { AccountMenu } from './AccountMenu'

/** The logo, and the way to one's own account. */
export function TopBarContent() {
  return (
    <TopBar
      start={
        <>
          <Link href={paths.dashboard()} tone="quiet">
            <Logo />
          </Link>
          <ClosedBetaBadge />
        </>
      }
      end={<AccountMenu />}
    />
  )
}
