import { RECEIVED_FILES_MESSAGES } from '@oaklet/api'
import type { Practice, ReceivedFile } from '@oaklet/api/contract'
import { EmptyState, Link, Stack, Table, type TableColumn, Text } from '@oaklet/design-system'
import { dateInZone, formatDateAndTime } from '../../../../shared/format-date'
import { ListSection } from '../../../../shared/lists/ListSection'
import { useListFilters } from '../../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../../shared/lists/use-paged-list'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { useNow } from '../../../../shared/use-now'
import { usePermissions } from '../../../../shared/use-session'
import { billingQueries } from '../../billing-queries'
import { byWords } from '../by-words'
import { InboxNote } from '../imports/InboxNote'
import { saidWords } from './answer-words'
import { ImportAnswers } from './ImportAnswers'

const NO_CHOICES = {}

/** The files that say what became of sent claims, the newest first, and the way to import more. */
export function ClaimAnswers({ practice }: { practice: Practice }) {
  const { timeZone } = practice
  const mayImport = usePermissions()('claims:post')
  const today = dateInZone(useNow(), timeZone)
  const { asked, pages } = useListFilters(NO_CHOICES)
  const list = usePagedList(pages, billingQueries(useApi(), practice.id).receivedFiles(asked))
  return (
    <Stack gap="l">
      {mayImport && <ImportAnswers timeZone={timeZone} today={today} />}
      <InboxNote practice={practice} what="Answers" />
      <ListSection
        list={list}
        failure={RECEIVED_FILES_MESSAGES.list}
        pages="Pages of answers"
        nothingYet={
          <EmptyState title="No answers yet">
            After you have sent a file of claims, your clearinghouse answers with files.{' '}
            {mayImport
              ? 'Import them above, and each claim says whether it got in.'
              : 'Once somebody imports them, each claim says whether it got in.'}
          </EmptyState>
        }
        table={(rows) => (
          <Table<ReceivedFile>
            {...rows}
            label="Imported answers"
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            rowHref={({ id }) => paths.receivedFile(id)}
            columns={columnsIn(timeZone, today)}
          />
        )}
      />
    </Stack>
  )
}

const columnsIn = (timeZone: string, today: string): readonly TableColumn<ReceivedFile>[] => [
  {
    id: 'name',
    header: 'File',
    width: '32%',
    isRowHeader: true,
    cell: ({ id, name }) => <Link href={paths.receivedFile(id)}>{name}</Link>,
  },
  { id: 'kinds', header: 'Kind', width: '12%', cell: ({ kinds }) => kinds.join(', ') },
  { id: 'said', header: 'Claims', width: '25%', cell: saidWords },
  {
    id: 'imported',
    header: 'Imported',
    width: '25%',
    cell: ({ importedAt, importedByName }) => (
      <Stack gap="xs">
        <Text>{formatDateAndTime(importedAt, timeZone, today)}</Text>
        <Text tone="quiet" size="s">
          {byWords(importedByName)}
        </Text>
      </Stack>
    ),
  },
]
