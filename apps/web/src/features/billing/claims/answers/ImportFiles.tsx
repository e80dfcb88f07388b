import { hasErrorCode } from '@oaklet/api'
import { MAX_RECEIVED_FILE_BYTES } from '@oaklet/api/contract'
import {
  Button,
  Card,
  FileUpload,
  Heading,
  Inline,
  ItemList,
  type ItemListItem,
  Link,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { paths } from '../../../../shared/paths'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
import { fileWords, importedWords } from './answer-words'
import { results } from './ImportFiles.css'
import { type FileImport, importFailure, isWorthAnotherTry, useImports } from './use-imports'

const RESULTS_ID = 'imported-files'

interface ImportFilesProps {
  timeZone: string
  /** Today where the practice is. */
  today: string
}

/** Imports files of answers, and says of each what it was and what came of it. */
export function ImportFiles({ timeZone, today }: ImportFilesProps) {
  const outcome = (one: FileImport) => outcomeWords(one, timeZone, today)
  const { imports, add, again } = useImports(outcome)
  // The button that tries again goes with the failure.
  useKeptFocus(imports, RESULTS_ID)
  const isUnderWay = imports.some(({ state }) => state === 'waiting' || state === 'importing')
  const hasRejected = imports.some((one) => one.state === 'imported' && one.imported.file.counts.rejected > 0)
  return (
    <Card>
      <Stack gap="l">
        <FileUpload
          label="Import answers"
          description="The files that your clearinghouse sends back: TA1, 999 and 277CA. They say which claims arrived, were accepted or were rejected."
          accept={ANY_KIND}
          maxBytes={MAX_RECEIVED_FILE_BYTES}
          isMultiple
          files={NONE}
          onAdd={add}
          onRemove={() => undefined}
        />
        {imports.length > 0 && (
          <section id={RESULTS_ID} tabIndex={-1} aria-label="What was imported" className={results}>
            <Stack gap="m">
              <Inline gap="m" justify="between">
                <Heading level={2} look="card">
                  What was imported
                </Heading>
                {hasRejected && <Link href={paths.claims({ state: 'rejected' })}>See rejected claims</Link>}
              </Inline>
              {isUnderWay && (
                <Text tone="quiet">
                  One file after the other. Leaving this page ends it after the one under way.
                </Text>
              )}
              <ItemList items={imports.map((one) => itemOf(one, outcome(one), () => again(one)))} />
            </Stack>
          </section>
        )}
      </Stack>
    </Card>
  )
}

/** Files of answers have many endings, or none. */
const ANY_KIND: readonly string[] = []
/** What was added is listed below with what came of it. */
const NONE: readonly never[] = []

function itemOf(one: FileImport, words: string, onTryAgain: () => void): ItemListItem {
  const { id, file } = one
  return {
    id,
    title:
      one.state === 'imported' ? (
        <Link href={paths.receivedFile(one.imported.file.id)}>{file.name}</Link>
      ) : (
        file.name
      ),
    detail: (
      <>
        {words}
        {one.state === 'failed' && hasErrorCode(one.error, 'transition_refused') && (
          <>
            {' '}
            <Link tone="inline" href={paths.claims({ view: 'files' })}>
              Go to the files
            </Link>
          </>
        )}
      </>
    ),
    trailing: <ImportBadge one={one} />,
    ...(one.state === 'failed' &&
      isWorthAnotherTry(one.error) && {
        actions: (
          <Button size="small" aria-label={`Try again: ${file.name}`} onPress={onTryAgain}>
            Try again
          </Button>
        ),
      }),
  }
}

function ImportBadge({ one }: { one: FileImport }) {
  if (one.state === 'waiting') return <StatusBadge>Waiting</StatusBadge>
  if (one.state === 'importing') return <StatusBadge tone="info">Importing</StatusBadge>
  if (one.state === 'failed') return <StatusBadge tone="bad">Not imported</StatusBadge>
  return one.imported.isRepeated ? (
    <StatusBadge>Nothing changed</StatusBadge>
  ) : (
    <StatusBadge tone="good">Imported</StatusBadge>
  )
}

/** What a file was and what came of it; nothing while it is not known. */
function outcomeWords(one: FileImport, timeZone: string, today: string): string {
  if (one.state === 'failed') return importFailure(one.error)
  if (one.state !== 'imported') return ''
  const { file, isRepeated } = one.imported
  return isRepeated
    ? `Already imported ${importedWords(file, timeZone, today)}, nothing changed`
    : fileWords(file)
}
