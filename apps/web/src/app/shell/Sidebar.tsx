import { BADGE_MOST, SideNav, type SideNavGroup, Skeleton } from '@oaklet/design-system'
import { useLocation } from 'react-router-dom'
import { useUnreadCount } from '../../features/notifications/use-unread-count'
import type { SidebarEntry, SidebarPlace } from '../../shared/feature-routes'
import { paths } from '../../shared/paths'
import { useUser } from '../../shared/use-session'
import { PracticeMenu } from './PracticeMenu'
import { usePractices } from './use-practices'
import { useSidebarEntries } from './use-sidebar-entries'

/** The ways to every screen that the person may see, and the practice they work in (spec §2). */
export function Sidebar() {
  const { pathname } = useLocation()
  const { current, isComing, all, hasOthers, askForOthers } = usePractices()
  const { organizationName } = useUser()
  const unread = useUnreadCount() ?? 0
  const entries = useSidebarEntries().map((entry) => ({ ...entry, isCurrent: isWithin(pathname, entry) }))
  const at = (wanted: SidebarEntry['place']) =>
    entries
      .filter(({ place = 'main' }) => place === wanted)
      .map(({ id, label, icon, path: href, isCurrent, count, places }) =>
        places === undefined
          ? {
              ...{ id, label, icon, href, isCurrent },
              ...(count === 'unread' && unread > 0 && unreadBadge(unread)),
            }
          : { id, label, icon, items: places.map((place) => placeAt(pathname, place)) },
      )
  const area = areaOf(
    pathname,
    entries.find(({ isCurrent }) => isCurrent),
  )
  const practice: SideNavGroup = {
    id: 'practice',
    // Until the practice's name is known, or while it can't be: its entries are at hand all the same.
    label: current?.name ?? organizationName ?? 'Your practice',
    items: at('practice'),
    menu:
      hasOthers &&
      (current ? (
        <PracticeMenu current={current} practices={all} area={area} onIntent={askForOthers} />
      ) : (
        isComing && <Skeleton shape="row" width="2.75rem" />
      )),
  }
  return <SideNav label="Main" items={at('main')} groups={[practice]} endItems={at('end')} />
}

const unreadBadge = (unread: number) => ({
  badge: unread > BADGE_MOST ? `${BADGE_MOST}+` : String(unread),
  badgeLabel: `${unread} unread`,
})

const placeAt = (pathname: string, { id, label, path, alsoAt }: SidebarPlace) => ({
  ...{ id, label, href: path },
  isCurrent: pathname === path || pathname === alsoAt,
})

/** The list that the person is in, or else the area: a record of one practice is none of another. */
const areaOf = (pathname: string, entry: SidebarEntry | undefined): string =>
  entry?.alsoFound?.find((list) => isWithin(pathname, list))?.path ?? entry?.path ?? paths.dashboard()

const isWithin = (
  pathname: string,
  { path, section = path }: Pick<SidebarEntry, 'path' | 'section'>,
): boolean => pathname === section || pathname.startsWith(`${section}/`)
