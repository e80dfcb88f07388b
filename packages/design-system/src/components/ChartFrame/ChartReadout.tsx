import type { MouseEvent } from 'react'
import { link } from '../Link/Link.css'
import { readout, readoutHint } from './ChartFrame.css'
import { PointLink } from './PointLink'

interface ChartReadoutProps {
  /** The point that is shown, in words; null for none. */
  words: string | null
  /** Where it leads, if anywhere. */
  href: string | undefined
  onMouseDown: (event: MouseEvent) => void
  onPress: () => void
}

/** The shown point in words, for the eye: underlined where it leads on. */
export function ChartReadout({ words, href, onMouseDown, onPress }: ChartReadoutProps) {
  return (
    <p className={readout} aria-hidden="true">
      {words === null && <span className={readoutHint}>Arrow keys read it point by point</span>}
      {href === undefined ? (
        words
      ) : (
        <PointLink href={href} className={link()} onMouseDown={onMouseDown} onPress={onPress}>
          {words}
        </PointLink>
      )}
    </p>
  )
}
