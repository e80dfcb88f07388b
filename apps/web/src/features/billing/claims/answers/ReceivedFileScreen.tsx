import { RECEIVED_FILES_MESSAGES } from '@oaklet/api'
import type { Practice, ReceivedFileDetails } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  DescriptionList,
  Inline,
  Link,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { WithPractice } from '../../../../records/practice/WithPractice'
import { failureWords } from '../../../../shared/failure-words'
import { dateInZone } from '../../../../shared/format-date'
import { LoadFailure } from '../../../../shared/LoadFailure'
import { paths } from '../../../../shared/paths'
import { saveFile } from '../../../../shared/save-file'
import { useApi } from '../../../../shared/use-api'
import { useNow } from '../../../../shared/use-now'
import { usePage } from '../../../../shared/use-page'
import { usePermissions } from '../../../../shared/use-session'
import { answersCrumbs } from '../../billing-crumbs'
import { billingQueries } from '../../billing-queries'
import { fileName } from '../files/file-words'
import { importedWords, KIND_WORDS, saidWords } from './answer-words'
import { FileAnswers } from './FileAnswers'

/** /billing/claims/answers/{id}: a file of answers, and what it says of each claim. */
export function ReceivedFileScreen() {
  const { fileId = '' } = useParams()
  return <WithPractice>{(practice) => <LoadedFile practice={practice} fileId={fileId} />}</WithPractice>
}

function LoadedFile({ practice, fileId }: { practice: Practice; fileId: string }) {
  const file = useQuery(billingQueries(useApi(), practice.id).receivedFile(fileId))
  usePage(file.data?.name ?? 'Answers')
  if (file.data) return <OneFile key={fileId} file={file.data} practice={practice} />
  if (!file.isError) return <FileSkeleton />
  return (
    <Stack gap="xl">
      <PageHeader title="Answers" breadcrumbs={answersCrumbs('File')} />
      <LoadFailure
        error={file.error}
        fallback={RECEIVED_FILES_MESSAGES.get}
        onRetry={() => void file.refetch()}
      />
    </Stack>
  )
}

const FileSkeleton = () => (
  <LoadingRegion label="Loading answers" isLoading>
    <Card>
      <Skeleton shape="row" count={8} />
    </Card>
  </LoadingRegion>
)

function OneFile({ file, practice }: { file: ReceivedFileDetails; practice: Practice }) {
  const today = dateInZone(useNow(), practice.timeZone)
  const mayDownload = usePermissions()('claims:post')
  const download = useDownload(file)
  return (
    <Stack gap="xl">
      <PageHeader
        title={file.name}
        summary={saidWords(file)}
        breadcrumbs={answersCrumbs(file.name)}
        actions={
          mayDownload && (
            <Button isPending={download.isPending} onPress={() => download.mutate()}>
              {download.isPending ? 'Downloading…' : 'Download the file as it came'}
            </Button>
          )
        }
      />
      {download.error && (
        <Banner tone="bad" isAnnounced>
          {failureWords(download.error, RECEIVED_FILES_MESSAGES.download)}
        </Banner>
      )}
      {file.warnings.length > 0 && (
        <Banner tone="wait" title="The file was read, but something about it is odd">
          {file.warnings.map((warning, index) => (
            <p key={index}>{warning}</p>
          ))}
        </Banner>
      )}
      <Card title="File">
        <DescriptionList items={factsOf(file, practice.timeZone, today)} />
      </Card>
      <FileAnswers answers={file.answers} />
    </Stack>
  )
}

const factsOf = (file: ReceivedFileDetails, timeZone: string, today: string) => [
  { term: 'Kind', description: file.kinds.map((kind) => KIND_WORDS[kind]).join('; ') },
  { term: 'Imported', description: importedWords(file, timeZone, today) },
  {
    term: 'Answers',
    description: (
      <Inline gap="s">
        {file.batches.map((batch) => (
          <Link key={batch.id} href={paths.claims({ view: 'files' })}>
            {fileName(batch)}
          </Link>
        ))}
      </Inline>
    ),
  },
]

function useDownload({ id: fileId, practiceId, name }: ReceivedFileDetails) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.receivedFiles.download({ practiceId, fileId }),
    onSuccess: (loaded) => saveFile({ ...loaded, fileName: loaded.fileName ?? name }),
  })
}
