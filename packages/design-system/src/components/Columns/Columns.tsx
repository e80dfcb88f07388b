import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import { columns } from './Columns.css'

export const COLUMN_TEMPLATES = ['main-aside', 'equal'] as const
export const COLUMN_ALIGNMENTS = ['start', 'stretch'] as const

export interface ColumnsProps {
  /** `main-aside` shares the width 3 to 2, `equal` halves it; under 1024 px both are one column. */
  template: (typeof COLUMN_TEMPLATES)[number]
  /** The distance between the two, also when one is below the other; `xl`, 20 px, by default. */
  gap?: Space | undefined
  /** `stretch` gives both columns the height of the taller. */
  align?: (typeof COLUMN_ALIGNMENTS)[number] | undefined
  /** Two children, in reading order. */
  children: ReactNode
}

/** Two columns of a page that stand under one another on narrow screens. */
export function Columns({ template, gap, align, children }: ColumnsProps) {
  return <div className={columns({ template, gap, align })}>{children}</div>
}
