import type { OrganizationExport } from '@oaklet/api/contract'
import { announce } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { quarterOf, SPOKEN_STATUS } from './export-words'

/** Says how far the newest export is when that changes; what stood there from the start is read, not announced. */
export function useSpokenExport(newest: OrganizationExport | undefined): void {
  const said = useRef<{ status: string; quarter: number } | null>(null)
  useEffect(() => {
    if (newest === undefined) return
    const before = said.current
    const now = { status: newest.status, quarter: quarterOf(newest) }
    said.current = now
    if (before === null) return
    const words = SPOKEN_STATUS[newest.status]
    if (now.status !== before.status && words !== undefined) announce(words)
    else if (now.status === 'running' && now.quarter > before.quarter) announce(`${now.quarter} % done`)
  }, [newest])
}
