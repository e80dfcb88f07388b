import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { type Choices, type Tidy, useAddressChoices } from './use-address-choices'
import { useCursorPages } from './use-cursor-pages'
import { useDebounced } from '../use-debounced'

const TYPING_PAUSE_MS = 200

/** The choices that narrow the list: all but the first of each. */
type Narrowed<All extends Choices> = {
  [Name in keyof All]?: All[Name] extends readonly [string, ...infer Rest] ? Rest[number] : never
}

/**
 * The words and choices that narrow a list, as its address says, and the page of the narrowed list that is asked for.
 * `beside` narrows it too, such as by the days of a choice.
 */
export function useListFilters<All extends Choices>(choices: All, tidy?: Tidy, beside?: object) {
  const { search, change, chosen, choose } = useAddressChoices(choices, tidy)
  const [typed, setTyped] = useTyped(search.get('q') ?? '')
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const narrowed = {
    ...(q !== '' && { q }),
    ...(Object.fromEntries(
      Object.entries(chosen).filter(([name, value]) => value !== choices[name]?.[0]),
    ) as Narrowed<All>),
  }
  const pages = useCursorPages(JSON.stringify({ ...narrowed, ...beside }))
  return {
    /** The query for the server, once typing has rested. */
    asked: { ...pages.asked, ...narrowed },
    /** The same without the page. */
    narrowed,
    pages,
    isFiltered: Object.keys(narrowed).length > 0,
    typed,
    find: (text: string) => {
      setTyped(text)
      change({ q: text.trim() })
    },
    chosen,
    choose,
  }
}

/** The typed words, which are a key ahead of the address. A new visit of the list begins with those of the address. */
function useTyped(fromAddress: string) {
  const { key: visit } = useLocation()
  const isOwnChange = useNavigationType() === NavigationType.Replace
  const [text, setText] = useState({ typed: fromAddress, visit })
  if (!isOwnChange && text.visit !== visit) setText({ typed: fromAddress, visit })
  return [text.typed, (typed: string) => setText((before) => ({ ...before, typed }))] as const
}
