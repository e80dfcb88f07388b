import { hasErrorCode, RECEIVED_FILES_MESSAGES } from '@oaklet/api'
import type { ImportedFile } from '@oaklet/api/contract'
import { Link } from '@oaklet/design-system'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'
import { ImportFiles } from '../imports/ImportFiles'
import { fileWords, importedWords } from './answer-words'

interface ImportAnswersProps {
  timeZone: string
  /** Today where the practice is. */
  today: string
}

/** Imports files of answers, and says of each what it was and what came of it. */
export function ImportAnswers({ timeZone, today }: ImportAnswersProps) {
  const [api, practiceId] = [useApi(), usePracticeId()]
  return (
    <ImportFiles<ImportedFile>
      label="Import answers"
      description="The files that your clearinghouse sends back: TA1, 999 and 277CA. They say which claims arrived, were accepted or were rejected."
      send={(body, options) => api.receivedFiles.importFile({ practiceId }, body, options)}
      fallback={RECEIVED_FILES_MESSAGES.importFile}
      isRepeated={({ isRepeated }) => isRepeated}
      hrefOf={({ file }) => paths.receivedFile(file.id)}
      wordsOf={({ file, isRepeated }) =>
        isRepeated
          ? `Already imported ${importedWords(file, timeZone, today)}, nothing changed`
          : fileWords(file)
      }
      wayOut={(error) =>
        hasErrorCode(error, 'transition_refused') && (
          <Link tone="inline" href={paths.claims({ view: 'files' })}>
            Go to the files
          </Link>
        )
      }
      next={(imported) =>
        imported.some(({ file }) => file.counts.rejected > 0) && (
          <Link href={paths.claims({ state: 'rejected' })}>See rejected claims</Link>
        )
      }
    />
  )
}
