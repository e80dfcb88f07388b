import type { ReactNode } from 'react'
import { place } from './FocusPlace.css'

interface FocusPlaceProps {
  id: string
  /** What is said when the focus comes here. */
  label: string
  children: ReactNode
}

/** A part of the page that takes the focus after something was done. */
export const FocusPlace = ({ id, label, children }: FocusPlaceProps) => (
  <div id={id} tabIndex={-1} role="group" aria-label={label} className={place}>
    {children}
  </div>
)
