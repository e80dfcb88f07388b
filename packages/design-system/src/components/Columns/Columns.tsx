import type { ReactNode } from 'react'
import type { Space } from '../../tokens/space'
import { columns } from './Columns.css'

export const COLUMN_TEMPLATES = ['main-aside', 'equal'] as const
export const COLUMN_ALIGNMENTS = ['start', 'stretch'] as const

export interface ColumnsProps {
  template: (typeof COLUMN_TEMPLATES)[number]
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
