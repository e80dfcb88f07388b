import type { ReactNode } from 'react'
import { TONES } from '../../theme/tone-names'
import { iconTile } from './IconTile.css'

export const ICON_TILE_TONES = [...TONES, 'teal'] as const

export interface IconTileProps {
  /** Helps to find lines of one kind, which words have to say; `teal` by default. */
  tone?: (typeof ICON_TILE_TONES)[number] | undefined
  /** An Icon; decoration beside words. */
  children: ReactNode
}

/** An icon on a small tinted square, by which a line of a list is found again. */
export function IconTile({ tone, children }: IconTileProps) {
  return (
    <span className={iconTile({ tone })} aria-hidden="true">
      {children}
    </span>
  )
}
