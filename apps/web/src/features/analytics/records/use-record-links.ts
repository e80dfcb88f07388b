import type { DateSpan } from '@oaklet/api/contract'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../../shared/use-session'
import { spanProblem } from '../../../shared/dates/span-problem'
import { spanWords } from '../../../shared/dates/span-words'
import { recordSource } from './record-sources'
import { type AskedRecords, withRecords } from './use-records-url'

interface Named {
  id: string
  label: string
}

interface NumberOf {
  /** The row of a breakdown. */
  row?: Named
  /** The days, if they are not the whole range. */
  span?: DateSpan
}

/** The link of a number to its records, and the hint that completes its name. */
export interface RecordLink {
  id: string
  href: string
  hint: string
}

/** Returns a function that builds the link of a number to its records; undefined when the person may not list them. */
export function useRecordLinks(): (figure: Named, of?: NumberOf) => RecordLink | undefined {
  const { pathname, search } = useLocation()
  const { permissions } = useUser()
  return ({ id, label }, { row, span } = {}) => {
    const { many, isListed } = recordSource(id)
    // The span before the earliest valid range is itself invalid.
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

/** Returns the id of the link, which receives the focus when a drawer opened by an address is closed. */
export const recordLinkId = ({ figure, span }: AskedRecords): string =>
  `records-of-${figure}${span === undefined ? '' : `-${span.start}-${span.end}`}`
