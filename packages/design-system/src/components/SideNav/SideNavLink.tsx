import { Link as AriaLink } from 'react-aria-components'
import { useFrame } from '../AppShell/frame-context'
import { Icon } from '../Icon/Icon'
import { Tooltip } from '../Tooltip/Tooltip'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { SideNavItem } from './side-nav-entries'
import { badge as badgeStyle, badgeMark, item, label as labelStyle } from './SideNav.css'

/** One place to go. Collapsed it is an icon with a tooltip; its name stays. */
export function SideNavLink({ item: place, isCollapsed }: { item: SideNavItem; isCollapsed: boolean }) {
  const { label, href, icon, isCurrent, badge, badgeLabel, onIntent } = place
  const frame = useFrame()
  const spokenBadge = badgeLabel ?? badge
  return (
    <Tooltip content={label} placement="end" isDisabled={!isCollapsed}>
      <AriaLink
        href={href}
        className={item}
        onPress={() => frame?.closeDrawer()}
        {...(onIntent !== undefined && { onHoverStart: onIntent, onFocus: onIntent })}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        <Icon of={icon} />
        {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={labelStyle}>{label}</span>}
        {badge !== undefined && (
          <>
            <span className={isCollapsed ? badgeMark : badgeStyle} aria-hidden="true">
              {!isCollapsed && badge}
            </span>
            <VisuallyHidden>, {spokenBadge}</VisuallyHidden>
          </>
        )}
      </AriaLink>
    </Tooltip>
  )
}
