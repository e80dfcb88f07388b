import type { ReactNode } from 'react'
import { place } from './FocusPlace.css'

interface FocusPlaceProps {
  id: string
  /** What is said when the focus comes here. */
  label: string
  /** The id of what is said after the label. */
  describedBy?: string
  children: ReactNode
}

/** A part of the page that takes the focus after something was done. */
export const FocusPlace = ({ id, label, describedBy, children }: FocusPlaceProps) => (
  <div id={id} tabIndex={-1} role="group" aria-label={label} aria-describedby={describedBy} className={place}>
    {children}
  </div>
)
