import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { useAfterDelay } from './use-after-delay'

/** Content that arrives within this time is never announced as loading. */
export const LOADING_DELAY_MS = 150

export interface LoadingRegionProps {
  /** What is said when it takes a while, like "Loading invoices…". */
  label: string
  /** Marks the region as busy; the label is said only after 150 ms of it. */
  isLoading: boolean
  /** Skeletons while loading, the content afterwards. */
  children: ReactNode
}

/** Says politely that something is on its way, once, and marks the region as busy. */
export function LoadingRegion({ label, isLoading, children }: LoadingRegionProps) {
  const isSaid = useAfterDelay(isLoading, LOADING_DELAY_MS)
  return (
    <div aria-busy={isLoading}>
      <div role="status">{isSaid && <VisuallyHidden>{label}</VisuallyHidden>}</div>
      {children}
    </div>
  )
}
