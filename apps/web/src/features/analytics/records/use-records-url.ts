import type { DateSpan } from '@oaklet/api/contract'
import { useState } from 'react'
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { withParams } from '../../../shared/with-params'
import { spanProblem } from '../../../shared/dates/span-problem'

/** The number whose records are shown: a figure, or a row of a breakdown. */
export interface AskedRecords {
  figure: string
  part?: string
  /** The days, if they are not the whole range. */
  span?: DateSpan
}

const MOST_LETTERS = 100

/** Returns the address with the records of another number; null removes them. */
export const withRecords = (search: URLSearchParams, asked: AskedRecords | null): URLSearchParams =>
  withParams(search, {
    records: asked?.figure ?? null,
    part: asked?.part ?? null,
    recordsFrom: asked?.span?.start ?? null,
    recordsTo: asked?.span?.end ?? null,
  })

function readAsked(search: URLSearchParams): AskedRecords | null {
  const of = (name: string) => (search.get(name) ?? '').slice(0, MOST_LETTERS)
  const [figure, part] = [of('records'), of('part')]
  const span = { start: of('recordsFrom'), end: of('recordsTo') }
  if (figure === '') return null
  return { figure, ...(part !== '' && { part }), ...(spanProblem(span) === null && { span }) }
}

/** Reads the number from the address. Closing goes back in history if a link of this screen opened the records. */
export function useRecordsUrl() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const isPushed = useNavigationType() === NavigationType.Push
  const asked = readAsked(search)
  const isOpen = asked !== null
  const [known, setKnown] = useState({ isOpen, isOpenedHere: false })
  if (known.isOpen !== isOpen) setKnown({ isOpen, isOpenedHere: isOpen && isPushed })
  return {
    asked,
    close: () => {
      if (known.isOpenedHere) void navigate(-1)
      else setSearch((before) => withRecords(before, null), { replace: true })
    },
  }
}
