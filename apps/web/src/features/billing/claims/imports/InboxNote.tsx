import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { ClaimFolders, Practice } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  ItemList,
  PAGE_HEADING_ID,
  showToast,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../../shared/failure-words'
import { dateInZone, formatDateAndTime } from '../../../../shared/format-date'
import { useApi } from '../../../../shared/use-api'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
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
  // The button that takes a file off the list goes with it.
  useKeptFocus(query.data?.refused, PAGE_HEADING_ID)
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
      {refused.length > 0 && <RefusedFiles practiceId={id} files={refused} timeOf={timeOf} />}
    </Stack>
  )
}

type RefusedFile = ClaimFolders['refused'][number]

interface RefusedFilesProps {
  practiceId: string
  files: readonly RefusedFile[]
  timeOf: (at: string) => string
}

/** The files that could not be imported; each can be taken off the list, once a person has dealt with it. */
function RefusedFiles({ practiceId, files, timeOf }: RefusedFilesProps) {
  const api = useApi()
  const refresh = useRefreshPractice()
  const dismiss = useMutation({
    mutationFn: ({ id: fileId }: RefusedFile) => api.claims.dismissRefused({ practiceId, fileId }),
    // Its button, and what it stood beside, are gone before they could say so.
    onSuccess: (_, { name }) => showToast({ title: `${name} is off the list`, tone: 'good' }),
    onSettled: () => void refresh(),
  })
  return (
    <Card title="Files that could not be read">
      <Stack gap="l">
        {dismiss.error && (
          <Banner tone="bad" isAnnounced>
            {failureWords(dismiss.error, CLAIMS_MESSAGES.dismissRefused)}
          </Banner>
        )}
        <ItemList
          items={files.map((file) => ({
            id: file.id,
            title: file.name,
            detail: `${file.message} From the inbox folder, ${timeOf(file.refusedAt)}.`,
            trailing: (
              <Button
                size="small"
                tone="quiet"
                aria-label={`Take off the list: ${file.name}`}
                isPending={dismiss.isPending && dismiss.variables.id === file.id}
                onPress={() => dismiss.mutate(file)}
              >
                Take off the list
              </Button>
            ),
          }))}
        />
      </Stack>
    </Card>
  )
}
