import type { ReactNode } from 'react'
import type { DensityName } from '../../tokens/density'
import { wrapper } from './Density.css'
import { DensityContext } from './density-context'

export interface DensityProps {
  /** `comfortable` is the default of the product; `compact` is for people who choose it. */
  of: DensityName
  /** What takes this density; it gets no box of its own, so the layout around stays. */
  children: ReactNode
}

/** How large controls and their words are within, and in the menus, pickers and dialogs opened from within. */
export function Density({ of, children }: DensityProps) {
  return (
    <DensityContext value={of}>
      <div data-density={of} className={wrapper}>
        {children}
      </div>
    </DensityContext>
  )
}
