import { ChevronDown } from 'lucide'
import { use } from 'react'
import {
  Button,
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  RootMenuTriggerStateContext,
  useLocale,
} from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { Icon } from '../Icon/Icon'
import { Popover } from '../Popover/Popover'
import { list, option } from '../Popover/Popover.css'
import { Tooltip } from '../Tooltip/Tooltip'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { holdsCurrent, type SideNavBranchItem, type SideNavPlace } from './side-nav-entries'
import { item } from './SideNav.css'
import { branchButton, flyoutCurrent, flyoutHeader, flyoutMark } from './SideNavBranch.css'

/** An area of the collapsed sidebar: an icon from which its places fly out as a menu. */
export function SideNavFlyout({ branch }: { branch: SideNavBranchItem }) {
  return (
    <MenuTrigger>
      <FlyoutButton branch={branch} />
      <Popover placement="end top">
        <AriaMenu className={list} aria-label={branch.label}>
          <MenuSection>
            <Header className={flyoutHeader}>{branch.label}</Header>
            {branch.items.map((place) => (
              <FlyoutPlace key={place.id} place={place} />
            ))}
          </MenuSection>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function FlyoutButton({ branch }: { branch: SideNavBranchItem }) {
  const menu = use(RootMenuTriggerStateContext)
  const { direction } = useLocale()
  const towards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  return (
    <Tooltip content={branch.label} placement="end" isDisabled={menu?.isOpen === true}>
      <Button
        className={`${item} ${branchButton}`}
        onKeyDown={({ key }) => key === towards && menu?.open('first')}
        {...(holdsCurrent(branch) && { 'aria-current': 'true', 'data-current': true })}
      >
        <Icon of={branch.icon} />
        <VisuallyHidden>{branch.label}</VisuallyHidden>
        <Glyph of={ChevronDown} size="s" className={flyoutMark} />
      </Button>
    </Tooltip>
  )
}

function FlyoutPlace({ place }: { place: SideNavPlace }) {
  const { id, label, href, isCurrent, onIntent } = place
  return (
    <MenuItem
      id={id}
      href={href}
      textValue={label}
      className={isCurrent ? `${option} ${flyoutCurrent}` : option}
      {...(onIntent !== undefined && { onHoverStart: onIntent, onFocus: onIntent })}
    >
      <span>
        {label} {isCurrent && <VisuallyHidden>(current page)</VisuallyHidden>}
      </span>
    </MenuItem>
  )
}
