import type { Practice } from '@oaklet/api/contract'
import { Banner, Card, ItemList, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { dateInZone, formatDateAndTime } from '../../../../shared/format-date'
import { useApi } from '../../../../shared/use-api'
import { useNow } from '../../../../shared/use-now'
import { claimFileQueries } from '../claim-file-queries'
import { FoldersFailure } from '../FoldersFailure'

interface InboxNoteProps {
  practice: Practice
  /** What comes by itself, as a sentence begins with it. */
  what: 'Answers' | 'Remittances'
}

/** Says that files come in by the inbox folder, whether that can be used, and which of them could not be read. */
export function InboxNote({ practice, what }: InboxNoteProps) {
  const { id, timeZone } = practice
  const today = dateInZone(useNow(), timeZone)
  const query = useQuery(claimFileQueries(useApi(), id).folders())
  if (!query.data) return <FoldersFailure query={query} />
  const { inbox, refused, lookedAt } = query.data
  const timeOf = (at: string) => formatDateAndTime(at, timeZone, today)
  return (
    <Stack gap="l">
      {inbox.fault === null ? (
        <Text tone="quiet">
          {what} in the inbox folder are imported by themselves.{' '}
          {lookedAt === null ? 'Nobody has looked into it yet.' : `Last looked at ${timeOf(lookedAt)}.`}
        </Text>
      ) : (
        <Banner tone="bad">
          {inbox.fault} {what} don’t come in by themselves until it can be used: ask who runs Oaklet.
        </Banner>
      )}
      {refused.length > 0 && (
        <Card title="Files that could not be read">
          <ItemList
            items={refused.map(({ id: fileId, name, message, refusedAt }) => ({
              id: fileId,
              title: name,
              detail: `${message} From the inbox folder, ${timeOf(refusedAt)}.`,
            }))}
          />
        </Card>
      )}
    </Stack>
  )
}
