import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { ClaimBatch } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  Disclosure,
  Inline,
  ItemList,
  MoneyText,
  showToast,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteQuestion } from '../../../../records/practice/DeleteQuestion'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { countOf } from '../../../../shared/count-of'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import { saveFile } from '../../../../shared/save-file'
import { useApi } from '../../../../shared/use-api'
import { useIdempotencyKey } from '../../../../shared/use-idempotency-key'
import { usePermissions } from '../../../../shared/use-session'
import {
  downloadId,
  FILE_BADGES,
  fileFacts,
  fileName,
  folderFacts,
  sentFacts,
  TEST_BADGE,
} from './file-words'

interface ClaimFileProps {
  file: ClaimBatch
  /** Whether a file can be put into the outbox folder. */
  hasOutbox: boolean
  timeZone: string
  today: string
}

const PUT = 'Put into the outbox folder'
const PUT_AGAIN = 'Put into the outbox folder again'

/** One file of claims: what is in it, and the ways to download it and to say that it was sent. */
export function ClaimFile({ file, hasOutbox, timeZone, today }: ClaimFileProps) {
  const maySend = usePermissions()('claims:submit')
  const { download, markSent, put, remove } = useFileActions(file)
  const [isAsking, setAsking] = useState(false)
  const badge = file.isTest ? TEST_BADGE : FILE_BADGES[file.state]
  const changed = file.claims.filter(({ isChanged }) => isChanged)
  const isMarkable = file.state === 'made' && !file.isTest && changed.length === 0
  const downloadWords = download.isPending ? 'Downloading…' : 'Download'
  const markWords = markSent.isPending ? 'Saving…' : 'Mark as sent'
  const isPuttable = hasOutbox && (isMarkable || (file.state === 'sent' && file.folder?.state !== 'waiting'))
  const putWords = put.isPending ? 'Putting…' : file.state === 'sent' ? PUT_AGAIN : PUT
  const failure =
    (markSent.error && failureWords(markSent.error, CLAIMS_MESSAGES.markBatchSent)) ??
    (put.error && failureWords(put.error, CLAIMS_MESSAGES.putBatch)) ??
    (download.error && failureWords(download.error, CLAIMS_MESSAGES.downloadBatch))
  return (
    <Card title={fileName(file)} actions={<StatusBadge tone={badge.tone}>{badge.word}</StatusBadge>}>
      <Stack gap="l">
        <Text tone="quiet">
          {fileFacts(file, timeZone, today)}. {sentFacts(file, timeZone, today)}{' '}
          {folderFacts(file, timeZone, today)}
        </Text>
        {file.isTest && (
          <Text>Who receives it checks it. Nothing in it counts as sent: its claims stay ready.</Text>
        )}
        {file.state === 'made' && changed.length > 0 && (
          <Banner tone="wait">
            {changed.map(({ pcn }) => pcn).join(', ')} changed since: the file is out of date. Make a new one.
          </Banner>
        )}
        {file.folder?.fault && (
          <Banner tone="bad">
            {file.folder.fault} The file waits until it can be put there: ask who runs Oaklet.
          </Banner>
        )}
        {failure && (
          <Banner tone="bad" isAnnounced>
            {failure}
          </Banner>
        )}
        <Disclosure title={countOf(file.claims.length, 'claim', 'claims')} headingLevel={3}>
          <ItemList
            items={file.claims.map(({ id, pcn, clientName, payerName, chargedCents }) => ({
              id,
              title: pcn,
              detail: `${clientName}, ${payerName}`,
              trailing: <MoneyText cents={chargedCents} currency={file.currency} />,
              href: paths.claim(id),
            }))}
          />
        </Disclosure>
        {maySend && (
          <Inline gap="m">
            <Button
              id={downloadId(file.id)}
              aria-label={`${downloadWords}: ${fileName(file)}`}
              isPending={download.isPending}
              onPress={() => download.mutate()}
            >
              {downloadWords}
            </Button>
            {file.state === 'made' && (
              <Button tone="quiet" aria-label={`Delete: ${fileName(file)}`} onPress={() => setAsking(true)}>
                Delete
              </Button>
            )}
            {isPuttable && (
              <Button
                tone={file.state === 'made' ? 'primary' : undefined}
                aria-label={`${putWords}: ${fileName(file)}`}
                isPending={put.isPending}
                onPress={() => put.mutate()}
              >
                {putWords}
              </Button>
            )}
            {isMarkable && (
              <Button
                tone={hasOutbox ? undefined : 'primary'}
                aria-label={`${markWords}: ${fileName(file)}`}
                isPending={markSent.isPending}
                onPress={() => markSent.mutate()}
              >
                {markWords}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {isAsking && (
        <DeleteQuestion
          name={fileName(file)}
          fallback={CLAIMS_MESSAGES.removeBatch}
          remove={remove}
          onClose={() => setAsking(false)}
        >
          Its claims stay ready and can be put in another file. Delete it only if it was not sent.
        </DeleteQuestion>
      )}
    </Card>
  )
}

function useFileActions(file: ClaimBatch) {
  const { id: batchId, practiceId, number, sentAt, folder } = file
  const [api, refresh] = [useApi(), useRefreshPractice()]
  const { keyFor } = useIdempotencyKey()
  const params = { practiceId, batchId }
  return {
    download: useMutation({
      mutationFn: () => api.claims.downloadBatch(params),
      onSuccess: (loaded) => saveFile({ ...loaded, fileName: loaded.fileName ?? `claims-${number}.837` }),
    }),
    remove: () => api.claims.removeBatch(params),
    markSent: useMutation({
      mutationFn: () => api.claims.markBatchSent(params, { idempotencyKey: keyFor(params) }),
      // Among the files that are not sent yet, this one is gone before its button could say so.
      onSuccess: () => showToast({ title: `${fileName(file)} is marked as sent`, tone: 'good' }),
      onSettled: () => void refresh(),
    }),
    put: useMutation({
      mutationFn: () =>
        api.claims.putBatch(params, { idempotencyKey: keyFor({ ...params, sentAt, folder }) }),
      onSuccess: () => showToast({ title: `${fileName(file)} goes into the outbox folder`, tone: 'good' }),
      onSettled: () => void refresh(),
    }),
  }
}
