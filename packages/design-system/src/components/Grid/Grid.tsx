import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import { grid } from './Grid.css'

export interface GridProps {
  /** How narrow a column may get before there is one fewer, like `14rem`. */
  min: string
  /** The distance between columns and between rows; `xl`, 20 px, by default. */
  gap?: Space | undefined
  /** Things of one kind in reading order; those in one row get the same height. */
  children: ReactNode
}

/** As many equal columns as fit, one when the page is narrower than `min`. */
export function Grid({ min, gap, children }: GridProps) {
  return (
    <div
      className={grid({ gap })}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))` }}
    >
      {children}
    </div>
  )
}
