import { SEARCH_MESSAGES } from '@oaklet/api'
import { announce, ItemList, LoadingRegion, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useEffect } from 'react'
import type { Suggestions } from './use-suggestions'

interface SuggestionListProps {
  suggestions: Suggestions
  /** The words in the box now. */
  typed: string
}

/** What may be meant, as links by kind, or what Enter does instead; said aloud once for each phrase. */
export function SuggestionList({ suggestions, typed }: SuggestionListProps) {
  const { state, phrase, groups } = suggestions
  const words = spokenWords(suggestions)
  useEffect(() => {
    if (words !== null) announce(words)
  }, [phrase, words])

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
      return (
        <Stack gap="m">
          {groups.map(({ id, label, items }) => (
            <div key={id}>
              <Text size="s" tone="quiet" weight="strong">
                {label}
              </Text>
              <ItemList label={label} items={items} />
            </div>
          ))}
        </Stack>
      )
    case 'nothing':
      return <Text tone="quiet">{enterWords(typed.trim())}</Text>
    case 'failed':
      return <Text tone="quiet">{`${SEARCH_MESSAGES.suggest}. ${enterWords(typed.trim())}`}</Text>
  }
}

/** spec §2: AI search */
const enterWords = (query: string): string => `Press Enter to search for "${query}"`

function spokenWords({ state, phrase, groups }: Suggestions): string | null {
  if (state === 'nothing') return enterWords(phrase)
  if (state === 'failed') return `${SEARCH_MESSAGES.suggest}. ${enterWords(phrase)}`
  if (state !== 'found') return null
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Press Down Arrow to reach ${count === 1 ? 'it' : 'them'}.`
}
