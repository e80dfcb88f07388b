import type { ReactNode } from 'react'
import {
  action as actionStyle,
  body,
  emptyState,
  icon as iconStyle,
  title as titleStyle,
} from './EmptyState.css'

export interface EmptyStateProps {
  /** What is not there, like "No invoices yet". */
  title: string
  /** What this place is for. */
  children: ReactNode
  /** The first step. */
  action?: ReactNode
  /** An Icon above the words, without a label; it is decoration. */
  icon?: ReactNode
}

/** Stands where there is nothing yet: says what the place is for and offers the first step. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={emptyState}>
      {icon !== undefined && <div className={iconStyle}>{icon}</div>}
      <p className={titleStyle}>{title}</p>
      <div className={body}>{children}</div>
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  )
}
