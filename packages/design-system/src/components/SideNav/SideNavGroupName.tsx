import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { observeSize } from '../../theme/observe-size'
import { groupLabel, groupLabelButton, groupLabelLines } from './SideNav.css'

/**
 * The name of a group on two lines at most; where that cuts it, it is a button that shows all of it.
 * The list below it is called by this name; standing alone it says so itself.
 */
export function SideNavGroupName({ name, isAlone }: { name: string; isAlone: boolean }) {
  const lines = useRef<HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  useLayoutEffect(() => {
    const element = lines.current
    if (element === null || isWhole) return
    return observeSize(element, () => setIsCut(element.scrollHeight > element.clientHeight))
  }, [name, isCut, isWhole])
  const words = (
    <span ref={lines} className={groupLabelLines} data-whole={isWhole || undefined}>
      {name}
    </span>
  )
  if (!isCut)
    return (
      <p className={groupLabel} aria-hidden={!isAlone}>
        {words}
      </p>
    )
  return (
    <Button
      className={`${groupLabel} ${groupLabelButton}`}
      aria-expanded={isWhole}
      onPress={() => setIsWhole(!isWhole)}
    >
      {words}
    </Button>
  )
}
