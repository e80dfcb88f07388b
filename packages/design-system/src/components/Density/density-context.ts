import { createContext, useContext } from 'react'
import type { DensityName } from '../../tokens/density'

export const DensityContext = createContext<DensityName | undefined>(undefined)

/** The attribute for an overlay, which stands outside the Density it was opened from. */
export function useDensity(): { 'data-density'?: DensityName } {
  const name = useContext(DensityContext)
  return name === undefined ? {} : { 'data-density': name }
}
