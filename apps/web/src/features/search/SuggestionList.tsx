import { SEARCH_MESSAGES } from '@oaklet/api'
import { announce, LoadingRegion, Skeleton, Text } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { SuggestionOptions, type SuggestionOptionsProps } from './SuggestionOptions'
import type { Suggestions } from './use-suggestions'

interface SuggestionListProps extends Omit<SuggestionOptionsProps, 'groups'> {
  suggestions: Suggestions
  /** The words in the box now. */
  typed: string
}

/** What may be meant, as options by kind, or what Enter does instead; said aloud once for each phrase. */
export function SuggestionList({ suggestions, typed, ...list }: SuggestionListProps) {
  const { state, groups } = suggestions
  useSaidOnce(suggestions)

  switch (state) {
    case 'off':
    case 'waiting':
      return null
    case 'slow':
      return (
        <LoadingRegion label="Searching" isLoading>
          <Skeleton shape="row" count={3} />
        </LoadingRegion>
      )
    case 'found':
      return <SuggestionOptions {...list} groups={groups} />
    case 'nothing':
      return <Text tone="quiet">{enterWords(typed.trim())}</Text>
    case 'failed':
      return (
        <>
          {groups.length > 0 && <SuggestionOptions {...list} groups={groups} />}
          <Text tone="quiet">{`${SEARCH_MESSAGES.suggest}. ${enterWords(typed.trim())}`}</Text>
        </>
      )
  }
}

/** spec §2: AI search */
const enterWords = (query: string): string => `Press Enter to search for "${query}"`

/** What was found for former words is neither said again nor taken for what the words mean now. */
function useSaidOnce(suggestions: Suggestions): void {
  const { phrase } = suggestions
  const words = spokenWords(suggestions)
  const said = useRef('')
  useEffect(() => {
    if (words === null || said.current === `${phrase}: ${words}`) return
    said.current = `${phrase}: ${words}`
    announce(words)
  }, [phrase, words])
}

function spokenWords({ state, phrase, groups, isCurrent }: Suggestions): string | null {
  if (!isCurrent) return null
  if (state === 'nothing') return enterWords(phrase)
  if (state === 'failed') return `${SEARCH_MESSAGES.suggest}. ${enterWords(phrase)}`
  if (state !== 'found') return null
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Press Down Arrow to reach ${count === 1 ? 'it' : 'them'}.`
}
