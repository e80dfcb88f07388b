import { isApiError, isRateLimited } from '@oaklet/api'
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
import type { ReactNode } from 'react'
import { failureWords } from '../../../../shared/failure-words'
import { isRefusal } from '../../../../shared/forms/use-as-sent'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
import { results } from './ImportFiles.css'
import { type FileImport, type SendFile, useImports } from './use-imports'

const RESULTS_ID = 'imported-files'

interface ImportFilesProps<Imported> {
  /** Names the field, like "Import answers". */
  label: string
  /** What the files are and what they are for. */
  description: string
  send: SendFile<Imported>
  /** Said of a file that was not imported, when the server gives no sentence of its own. */
  fallback: string
  /** What a file was and what came of it. */
  wordsOf: (imported: Imported) => string
  /** Whether the file was imported before, so that nothing changed. */
  isRepeated: (imported: Imported) => boolean
  /** Where the name of an imported file leads; nowhere unless given. */
  hrefOf?: (imported: Imported) => string
  /** What stands below the words of an imported file. */
  detailOf?: (imported: Imported) => ReactNode
  /** A way out of a refusal, after its words. */
  wayOut?: (error: unknown) => ReactNode
  /** Stands beside the heading of what was imported. */
  next?: (imported: readonly Imported[]) => ReactNode
}

/** Imports files that insurers and clearinghouses send, and says of each what it was and what came of it. */
export function ImportFiles<Imported>(props: ImportFilesProps<Imported>) {
  const { label, description, send, next } = props
  const outcome = (one: FileImport<Imported>) => outcomeWords(one, props)
  const { imports, add, again } = useImports(send, outcome)
  // The button that tries again goes with the failure.
  useKeptFocus(imports, RESULTS_ID)
  const isUnderWay = imports.some(({ state }) => state === 'waiting' || state === 'importing')
  return (
    <Card>
      <Stack gap="l">
        <FileUpload
          label={label}
          description={description}
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
                {next?.(imports.flatMap((one) => (one.state === 'imported' ? [one.imported] : [])))}
              </Inline>
              {isUnderWay && (
                <Text tone="quiet">
                  One file after the other. Leaving this page ends it after the one under way.
                </Text>
              )}
              <ItemList items={imports.map((one) => itemOf(one, outcome(one), props, () => again(one)))} />
            </Stack>
          </section>
        )}
      </Stack>
    </Card>
  )
}

/** Files of insurers have many endings, or none. */
const ANY_KIND: readonly string[] = []
/** What was added is listed below with what came of it. */
const NONE: readonly never[] = []

function itemOf<Imported>(
  one: FileImport<Imported>,
  words: string,
  { hrefOf, detailOf, wayOut, isRepeated }: ImportFilesProps<Imported>,
  onTryAgain: () => void,
): ItemListItem {
  const { id, file } = one
  const href = one.state === 'imported' ? hrefOf?.(one.imported) : undefined
  const way = one.state === 'failed' ? wayOut?.(one.error) : null
  return {
    id,
    title: href === undefined ? file.name : <Link href={href}>{file.name}</Link>,
    detail: (
      <>
        {words}
        {way && <> {way}</>}
        {one.state === 'imported' && detailOf?.(one.imported)}
      </>
    ),
    trailing: <ImportBadge one={one} isRepeated={isRepeated} />,
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

function ImportBadge<Imported>({
  one,
  isRepeated,
}: Pick<ImportFilesProps<Imported>, 'isRepeated'> & { one: FileImport<Imported> }) {
  if (one.state === 'waiting') return <StatusBadge>Waiting</StatusBadge>
  if (one.state === 'importing') return <StatusBadge tone="info">Importing</StatusBadge>
  if (one.state === 'failed') return <StatusBadge tone="bad">Not imported</StatusBadge>
  return isRepeated(one.imported) ? (
    <StatusBadge>Nothing changed</StatusBadge>
  ) : (
    <StatusBadge tone="good">Imported</StatusBadge>
  )
}

/** What a file was and what came of it; nothing while it is not known. */
function outcomeWords<Imported>(
  one: FileImport<Imported>,
  { wordsOf, fallback }: Pick<ImportFilesProps<Imported>, 'wordsOf' | 'fallback'>,
): string {
  if (one.state === 'failed') return importFailure(one.error, fallback)
  return one.state === 'imported' ? wordsOf(one.imported) : ''
}

/** Whether another try may go otherwise: a file that was refused would be refused again. */
const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof DOMException) && (!isRefusal(error) || isRateLimited(error))

/** Why a file was not imported: of one that can’t be read, the sentence about its content. */
function importFailure(error: unknown, fallback: string): string {
  if (error instanceof DOMException) return 'Your browser can’t read this file. Choose it again.'
  const [refused] = isApiError(error) ? error.fieldErrors : []
  return refused?.message ?? failureWords(error, fallback)
}
