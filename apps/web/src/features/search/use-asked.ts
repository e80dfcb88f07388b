import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { withParams } from '../../shared/with-params'

/** Which question is being answered: the one asked on this page, or the one in the address after `/oaklet-ai?q=`. */
export function useAsked() {
  const { key } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState({ question: '', at: key })
  const here = asked.at === key ? asked.question : ''
  const question = here || (search.get('ask')?.trim() ?? '')
  return {
    question: question === '' ? null : question,
    ask: (next: string) => setAsked({ question: next, at: key }),
    close: () => {
      setAsked({ question: '', at: key })
      if (search.has('ask')) setSearch(withParams(search, { ask: null }), { replace: true })
    },
  }
}
