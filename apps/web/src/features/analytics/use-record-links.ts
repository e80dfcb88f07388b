import type { DateSpan } from '@oaklet/api/contract'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../shared/use-session'
import { spanProblem } from './analytics-filters'
import { spanWords } from './range-words'
import { recordSource } from './record-sources'
import { type AskedRecords, withRecords } from './use-records-url'

interface Named {
  id: string
  label: string
}

interface NumberOf {
  /** The row of a breakdown. */
  row?: Named
  /** The days that it is of, where they are not the whole range. */
  span?: DateSpan
}

/** Where a number leads, and what completes its link’s name. */
export interface RecordLink {
  id: string
  href: string
  hint: string
}

/** Answers where a number of a figure or of a breakdown leads; nowhere for who may not list what is behind it. */
export function useRecordLinks(): (figure: Named, of?: NumberOf) => RecordLink | undefined {
  const { pathname, search } = useLocation()
  const { permissions } = useUser()
  return ({ id, label }, { row, span } = {}) => {
    const { many, isListed } = recordSource(id)
    // The span before the earliest days that can be asked for is one that can't.
    if (!isListed(permissions) || (span !== undefined && spanProblem(span) !== null)) return undefined
    const asked = { figure: id, ...(row && { part: row.id }), ...(span && { span }) }
    const name = `${row?.label ?? label}${span === undefined ? '' : `, ${spanWords(span)}`}`
    return {
      id: recordLinkId(asked),
      href: `${pathname}?${withRecords(new URLSearchParams(search), asked).toString()}`,
      hint: `, ${name}: show the ${many}`,
    }
  }
}

/** Where the keyboard goes back to when what was opened by an address is closed. */
export const recordLinkId = ({ figure, span }: AskedRecords): string =>
  `records-of-${figure}${span === undefined ? '' : `-${span.start}-${span.end}`}`
