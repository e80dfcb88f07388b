import { MIN_SUGGESTION_LENGTH } from '@oaklet/api/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api'
import { useDebounced } from '../../shared/use-debounced'
import { usePracticeId } from '../../shared/use-session'
import { type ResultGroup, resultGroups } from './result-groups'
import { searchQueries } from './search-queries'
import { matchLabels, type SearchScreen } from './search-screen'

/** spec §2, §9: AI search */
const SUGGESTION_DELAY_MS = 300
/** What comes within this time is never called searching. */
const PATIENCE_MS = 150

export interface Suggestions {
  /** `off` for too few characters, `waiting` before anything is worth showing. */
  state: 'off' | 'waiting' | 'slow' | 'found' | 'nothing' | 'failed'
  /** What they go with. */
  phrase: string
  /** Where the search failed, the screens alone. */
  groups: readonly ResultGroup[]
  /** False while they are of former words. */
  isCurrent: boolean
}

/** What may be meant by the words typed so far; the last ones stay until the next have come, while they are on view. */
export function useSuggestions(
  typed: string,
  screens: readonly SearchScreen[],
  isOnView: boolean,
): Suggestions {
  const text = typed.trim()
  const phrase = useDebounced(text, SUGGESTION_DELAY_MS)
  const isEnough = text.length >= MIN_SUGGESTION_LENGTH && phrase.length >= MIN_SUGGESTION_LENGTH
  const found = useQuery({
    ...searchQueries(useApi(), usePracticeId()).suggestions(phrase),
    enabled: isEnough && isOnView,
    placeholderData: keepPreviousData,
  })
  const isSlow = useDebounced(found.isPending && isEnough, PATIENCE_MS)
  const isCurrent = phrase === text && !found.isPlaceholderData
  if (!isEnough) return { state: 'off', phrase, groups: [], isCurrent }
  if (found.isPending) return { state: isSlow ? 'slow' : 'waiting', phrase, groups: [], isCurrent }
  const groups = resultGroups(found.data ?? [], matchLabels(screens, phrase))
  if (found.isError) return { state: 'failed', phrase, groups, isCurrent }
  if (groups.length > 0) return { state: 'found', phrase, groups, isCurrent }
  return { state: found.isPlaceholderData ? 'waiting' : 'nothing', phrase, groups, isCurrent }
}
