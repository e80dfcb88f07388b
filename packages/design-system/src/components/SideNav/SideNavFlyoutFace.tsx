import { ChevronDown } from 'lucide'
import { Glyph } from '../Icon/Glyph'
import { Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { SideNavBranchItem } from './side-nav-entries'
import { flyoutMark } from './SideNavBranch.css'

/** What is seen and said of the button of an area in the collapsed sidebar. */
export const SideNavFlyoutFace = ({ branch: { icon, label } }: { branch: SideNavBranchItem }) => (
  <>
    <Icon of={icon} />
    <VisuallyHidden>{label}</VisuallyHidden>
    <Glyph of={ChevronDown} size="s" className={flyoutMark} />
  </>
)
