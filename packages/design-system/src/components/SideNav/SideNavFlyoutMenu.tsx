import { type RefObject, use, useRef } from 'react'
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
import { OpenOnLoad } from '../../lazy/OpenOnLoad'
import type { Opening } from '../../lazy/use-opener'
import { Popover } from '../Popover/Popover'
import { list, option } from '../Popover/Popover.css'
import { Tooltip } from '../Tooltip/Tooltip'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { holdsCurrent, type SideNavBranchItem, type SideNavPlace } from './side-nav-entries'
import { item } from './SideNav.css'
import { branchButton, flyoutCurrent, flyoutHeader } from './SideNavBranch.css'
import { SideNavFlyoutFace } from './SideNavFlyoutFace'

/** The button of an area in the collapsed sidebar, and the menu of its places. */
export function SideNavFlyoutMenu({
  branch,
  opening,
}: {
  branch: SideNavBranchItem
  opening: Opening | null
}) {
  const ref = useRef<HTMLButtonElement>(null)
  return (
    <MenuTrigger>
      <OpenOnLoad context={RootMenuTriggerStateContext} button={ref} opening={opening} />
      <FlyoutButton branch={branch} buttonRef={ref} />
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

interface FlyoutButtonProps {
  branch: SideNavBranchItem
  buttonRef: RefObject<HTMLButtonElement | null>
}

function FlyoutButton({ branch, buttonRef }: FlyoutButtonProps) {
  const menu = use(RootMenuTriggerStateContext)
  const { direction } = useLocale()
  const towards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  return (
    <Tooltip content={branch.label} placement="end" isDisabled={menu?.isOpen === true}>
      <Button
        ref={buttonRef}
        className={`${item} ${branchButton}`}
        onKeyDown={({ key }) => key === towards && menu?.open('first')}
        {...(holdsCurrent(branch) && { 'aria-current': 'true', 'data-current': true })}
      >
        <SideNavFlyoutFace branch={branch} />
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
