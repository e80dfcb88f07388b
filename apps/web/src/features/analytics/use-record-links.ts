import { useLocation } from 'react-router-dom'
import { usePermissions } from '../../shared/use-session'
import { recordSource } from './record-sources'
import { withRecords } from './use-records-url'

interface Named {
  id: string
  label: string
}

/** Where a number leads, and what completes its link’s name. */
export interface RecordLink {
  href: string
  hint: string
}

/** Answers where the number of a figure, or of a row of a breakdown, leads; nowhere for who may not list what is behind it. */
export function useRecordLinks(): (figure: Named, row?: Named) => RecordLink | undefined {
  const { pathname, search } = useLocation()
  const can = usePermissions()
  return ({ id, label }, row) => {
    const { many, permission } = recordSource(id)
    if (!can(permission)) return undefined
    const asked = row === undefined ? { figure: id } : { figure: id, part: row.id }
    return {
      href: `${pathname}?${withRecords(new URLSearchParams(search), asked).toString()}`,
      hint: `, ${row?.label ?? label}: show the ${many}`,
    }
  }
}

/** Where the keyboard goes back to when what was opened by an address is closed. */
export const figureLinkId = (figureId: string): string => `records-of-${figureId}`
