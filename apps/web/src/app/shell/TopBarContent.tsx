import { ClosedBetaBadge, Logo, Stack, TopBar } from '@oaklet/design-system'
import { breakpoints } from '@oaklet/design-system/tokens'
import { SearchArea } from '../../features/search/SearchArea'
import { useMediaQuery } from '../../shared/use-media-query'
import { AccountMenu } from './AccountMenu'
import { useSearchScreens } from './use-search-screens'

/** The logo, the search, and the way to one's own account. */
export function TopBarContent() {
  const hasRoom = useMediaQuery(`(min-width: ${breakpoints.tablet}px)`)
  const screens = useSearchScreens()
  const brand = (
    <>
      <Logo />
      <ClosedBetaBadge />
    </>
  )
  return (
    <TopBar
      start={hasRoom ? brand : <Stack gap="hair">{brand}</Stack>}
      center={hasRoom ? <SearchArea screens={screens} look="field" /> : undefined}
      end={
        <>
          {!hasRoom && <SearchArea screens={screens} look="button" />}
          <AccountMenu />
        </>
      }
    />
  )
}
