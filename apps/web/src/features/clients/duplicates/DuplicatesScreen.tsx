import { DUPLICATES_MESSAGES } from '@oaklet/api'
import type { Duplicate, Practice } from '@oaklet/api/contract'
import {
  EmptyState,
  FilterBar,
  PAGE_HEADING_ID,
  SegmentedControl,
  showToast,
  Stack,
} from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { dateInZone } from '../../../shared/format-date'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { useNow } from '../../../shared/use-now'
import { usePermissions } from '../../../shared/use-session'
import { pairName } from './duplicate-words'
import { DuplicateCard } from './DuplicateCard'
import { type Decision, duplicatesQueries } from './duplicates-queries'

const CHOICES = { state: ['undecided', 'not_duplicates'] } as const
const STATES = [
  { id: 'undecided', label: 'To decide' },
  { id: 'not_duplicates', label: 'Not the same person' },
] as const

const buttonOf = ({ clients: [one, other] }: Duplicate) => `decide-${one.id}-${other.id}`

/** Clients of the practice who may be there twice, side by side. */
export function DuplicatesScreen({ practice }: { practice: Practice }) {
  const today = dateInZone(useNow(), practice.timeZone)
  const mayDecide = usePermissions()('clients:write')
  const { asked, pages, chosen, choose } = useListFilters(CHOICES)
  const queries = duplicatesQueries(useApi(), practice.id)
  const list = usePagedList(pages, queries.list(asked))
  const undo = useMutation({ ...queries.decide(), onSettled: useRefreshPractice() })
  const [nextId, setNextId] = useState(PAGE_HEADING_ID)
  // The two go with their button; what is next has the focus then.
  useKeptFocus(list.shown?.items, nextId)

  const onDecided = (duplicates: readonly Duplicate[], duplicate: Duplicate, decision: Decision) => {
    const place = duplicates.indexOf(duplicate)
    const next = duplicates[place + 1] ?? duplicates[place - 1]
    setNextId(next === undefined ? PAGE_HEADING_ID : buttonOf(next))
    const wordsOf = ({ areTwo }: Decision) =>
      `${pairName(duplicate.clients)}: ${areTwo ? 'not the same person' : 'to decide again'}`
    const back = { ...decision, areTwo: !decision.areTwo }
    showToast({
      title: wordsOf(decision),
      actionLabel: 'Undo',
      onAction: () =>
        void undo.mutateAsync(back).then(
          () => showToast({ title: wordsOf(back), tone: 'info' }),
          (error: unknown) => showToast({ title: failureWords(error, 'Failed to undo this'), tone: 'bad' }),
        ),
    })
  }

  return (
    <ListScreen
      title="Possible duplicates"
      counted={['pair', 'pairs']}
      breadcrumbs={[{ label: 'Clients', href: paths.allClients() }, { label: 'Possible duplicates' }]}
      filters={
        <FilterBar label="Filter pairs">
          <SegmentedControl
            label="Show"
            options={STATES}
            selectedKey={chosen.state}
            onSelectionChange={(state) => choose('state', state)}
          />
        </FilterBar>
      }
      list={list}
      failure={DUPLICATES_MESSAGES.list}
      pages="Pages of pairs"
      loading="Loading possible duplicates"
      outlines={3}
      isFiltered={chosen.state === 'not_duplicates'}
      nothingYet={
        <EmptyState title="Nobody seems to be here twice">
          Clients whose names and dates of birth are alike stand here side by side, and those who have an
          e-mail, a mobile number or a member ID in common.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="Nobody has been decided about">
          Those who were said not to be the same person stand here, with who said so.
        </EmptyState>
      }
      items={(duplicates) => (
        <Stack gap="xl">
          {duplicates.map((duplicate) => (
            <DuplicateCard
              key={buttonOf(duplicate)}
              duplicate={duplicate}
              practice={practice}
              today={today}
              buttonId={buttonOf(duplicate)}
              mayDecide={mayDecide}
              onDecided={(decision) => onDecided(duplicates, duplicate, decision)}
            />
          ))}
        </Stack>
      )}
    />
  )
}
