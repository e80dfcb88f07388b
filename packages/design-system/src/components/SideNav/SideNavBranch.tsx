import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { Button, Link as AriaLink } from 'react-aria-components'
import { useFrame } from '../AppShell/frame-context'
import { Glyph } from '../Icon/Glyph'
import { Icon } from '../Icon/Icon'
import { holdsCurrent, type SideNavBranchItem } from './side-nav-entries'
import { item, label } from './SideNav.css'
import { branchButton, branchList, chevron, place as placeStyle } from './SideNavBranch.css'

/** An area that expands to its places; it opens by itself when the current page comes to be among them. */
export function SideNavBranch({ branch }: { branch: SideNavBranchItem }) {
  const id = useId()
  const frame = useFrame()
  const isHere = holdsCurrent(branch)
  const [wasHere, setWasHere] = useState(isHere)
  const [isOpen, setIsOpen] = useState(isHere)
  if (isHere !== wasHere) {
    setWasHere(isHere)
    if (isHere) setIsOpen(true)
  }
  return (
    <>
      <Button
        className={`${item} ${branchButton}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
        {...(isHere && !isOpen && { 'aria-current': 'true', 'data-current': true })}
      >
        <Icon of={branch.icon} />
        <span className={label}>{branch.label}</span>
        <Glyph of={ChevronDown} size="s" className={chevron} />
      </Button>
      <ul role="list" id={id} aria-label={branch.label} className={branchList} hidden={!isOpen}>
        {branch.items.map(({ id: key, label: name, href, isCurrent, onIntent }) => (
          <li key={key}>
            <AriaLink
              href={href}
              className={`${item} ${placeStyle}`}
              onPress={() => frame?.closeDrawer()}
              {...(onIntent !== undefined && { onHoverStart: onIntent, onFocus: onIntent })}
              {...(isCurrent && { 'aria-current': 'page' as const })}
            >
              <span className={label}>{name}</span>
            </AriaLink>
          </li>
        ))}
      </ul>
    </>
  )
}
