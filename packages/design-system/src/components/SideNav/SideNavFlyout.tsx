import { Button, useLocale } from 'react-aria-components'
import { later } from '../../later/later'
import { opensMenu, useOpener } from '../../later/use-opener'
import { Tooltip } from '../Tooltip/Tooltip'
import { holdsCurrent, type SideNavBranchItem } from './side-nav-entries'
import { item } from './SideNav.css'
import { branchButton } from './SideNavBranch.css'
import { SideNavFlyoutFace } from './SideNavFlyoutFace'

const flyoutMenu = later(async () => (await import('./SideNavFlyoutMenu')).SideNavFlyoutMenu)

/** An area of the collapsed sidebar: an icon from which its places fly out as a menu. */
export function SideNavFlyout({ branch }: { branch: SideNavBranchItem }) {
  const { direction } = useLocale()
  const towards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const { isHere, opening, standIn } = useOpener(flyoutMenu, (key) => opensMenu(key) || key === towards)
  if (isHere) return <flyoutMenu.Part branch={branch} opening={opening} />
  return (
    <Tooltip content={branch.label} placement="end">
      <Button
        {...standIn}
        aria-haspopup="true"
        className={`${item} ${branchButton}`}
        {...(holdsCurrent(branch) && { 'aria-current': 'true', 'data-current': true })}
      >
        <SideNavFlyoutFace branch={branch} />
      </Button>
    </Tooltip>
  )
}
