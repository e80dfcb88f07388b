import type { ClaimFolders } from '@oaklet/api/contract'
import { Banner, Card, DescriptionList, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { WithPractice } from '../../../../records/practice/WithPractice'
import { dateInZone, formatDateAndTime } from '../../../../shared/format-date'
import { useApi } from '../../../../shared/use-api'
import { useNow } from '../../../../shared/use-now'
import { usePracticeId } from '../../../../shared/use-session'
import { claimFileQueries } from '../../claims/claim-file-queries'
import { FoldersFailure } from '../../claims/FoldersFailure'

/** Where the folders of claim files are, when the server last looked into them, and whether it can use them; nothing where there are none. */
export function ClaimFoldersCard() {
  const query = useQuery(claimFileQueries(useApi(), usePracticeId()).folders())
  const { data: folders } = query
  if (!folders) return <FoldersFailure query={query} />
  return <WithPractice>{({ timeZone }) => <Folders folders={folders} timeZone={timeZone} />}</WithPractice>
}

function Folders({ folders, timeZone }: { folders: ClaimFolders; timeZone: string }) {
  const { outbox, inbox, lookedAt } = folders
  const today = dateInZone(useNow(), timeZone)
  const faults = [outbox.fault, inbox.fault].filter((fault) => fault !== null)
  return (
    <Card title="Folders of claim files">
      <Stack gap="l">
        <Text tone="quiet">
          A clearinghouse’s program takes files from the outbox, and leaves answers and remittances in the
          inbox. Whoever runs Oaklet sets them up.
        </Text>
        {faults.length > 0 && (
          <Banner tone="bad">{faults.join(' ')} Ask who runs Oaklet to see to it.</Banner>
        )}
        <DescriptionList
          items={[
            { term: 'Outbox', description: outbox.path ?? '' },
            { term: 'Inbox', description: inbox.path ?? '' },
            {
              term: 'Last looked at',
              description: lookedAt === null ? 'Not yet' : formatDateAndTime(lookedAt, timeZone, today),
            },
            ...(lookedAt !== null && faults.length === 0
              ? [{ term: 'State', description: 'Both can be read and written' }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  )
}
