import { CLAIMS_MESSAGES } from '@oaklet/api'
import { CLAIM_BATCH_STATES, type Practice } from '@oaklet/api/contract'
import { EmptyState, FilterBar, LinkButton, PAGE_HEADING_ID, Select, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { dateInZone } from '../../../../shared/format-date'
import { ListSection } from '../../../../shared/lists/ListSection'
import { useListFilters } from '../../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../../shared/lists/use-paged-list'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
import { useNow } from '../../../../shared/use-now'
import { claimFileQueries } from '../claim-file-queries'
import { FoldersFailure } from '../FoldersFailure'
import { ClaimFile } from './ClaimFile'
import { FILE_BADGES } from './file-words'
import { useMadeFile } from './use-made-file'

const CHOICES = { state: ['all', ...CLAIM_BATCH_STATES] } as const
const STATES = CHOICES.state.map((id) => ({
  id,
  label: id === 'all' ? 'All files' : FILE_BADGES[id].word,
}))

/** The files in which claims are sent, the newest first. */
export function ClaimFiles({ practice }: { practice: Practice }) {
  const today = dateInZone(useNow(), practice.timeZone)
  const { asked, pages, ...filters } = useListFilters(CHOICES)
  const queries = claimFileQueries(useApi(), practice.id)
  const list = usePagedList(pages, queries.list(asked))
  const folders = useQuery(queries.folders())
  // The button that says that a file was sent goes when it is, and a file that is deleted with its buttons.
  useKeptFocus(list.shown, PAGE_HEADING_ID)
  useMadeFile(list.shown?.items)
  return (
    <Stack gap="l">
      <FoldersFailure query={folders} />
      <ListSection
        filters={
          <FilterBar label="Filter files">
            <Select
              label="State"
              isLabelHidden
              items={STATES}
              selectedKey={filters.chosen.state}
              onSelectionChange={(state) => filters.choose('state', state)}
            />
          </FilterBar>
        }
        list={list}
        failure={CLAIMS_MESSAGES.batches}
        pages="Pages of files"
        loading="Loading files"
        isFiltered={filters.isFiltered}
        nothingYet={
          <EmptyState
            title="No files yet"
            action={<LinkButton href={paths.claims({ state: 'ready' })}>Ready claims</LinkButton>}
          >
            Choose ready claims and make a file of them. It is what you upload to your clearinghouse.
          </EmptyState>
        }
        noMatch={<EmptyState title="No file matches">Choose all files to see the others.</EmptyState>}
        items={(files) =>
          files.map((file) => (
            <ClaimFile
              key={file.id}
              file={file}
              hasOutbox={Boolean(folders.data)}
              timeZone={practice.timeZone}
              today={today}
            />
          ))
        }
      />
    </Stack>
  )
}
