import type { SeriesChoice, SeriesOccurrence } from '@oaklet/api/contract'
import { Inline, MenuButton } from '@oaklet/design-system'
import { groupOf, groupWords, ISSUE_GROUPS } from './issue-words'
import type { PreviewWords } from './preview-words'

interface GroupChoicesProps {
  words: PreviewWords
  occurrences: readonly SeriesOccurrence[]
  onDecide: (decided: readonly SeriesChoice[]) => void
}

/** Decides at once about all dates in whose way the same kind of thing stands. */
export function GroupChoices({ words, occurrences, onDecide }: GroupChoicesProps) {
  const groups = ISSUE_GROUPS.map((group) => ({
    group,
    open: occurrences.filter((one) => one.choice === null && groupOf(one) === group),
  })).filter(({ open }) => open.length > 1)
  if (groups.length === 0) return null
  return (
    <Inline gap="m" wrap>
      {groups.map(({ group, open }) => (
        <MenuButton
          key={group}
          label={`The ${groupWords(group, open.length)}`}
          items={[
            ...(group === 'past' ? [] : [{ id: 'book_anyway' as const, label: words.bookAllAnyway }]),
            { id: 'skip' as const, label: words.skipAll },
          ]}
          onAction={(choice) => onDecide(open.map(({ date, movedTo }) => ({ date, choice, movedTo })))}
        />
      ))}
    </Inline>
  )
}
