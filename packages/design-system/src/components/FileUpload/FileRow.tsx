import { CircleAlert, CircleCheck, Clock3, FileText, RotateCcw, X } from 'lucide'
import { Button, ProgressBar } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import { bytesInWords } from './file-rules'
import {
  bar,
  barFill,
  fileIcon,
  fileName,
  fileState,
  fileWords,
  row,
  rowButton,
  rowButtons,
  size,
} from './FileRow.css'
import { stateInWords, type UploadFile } from './upload-file'

interface FileRowProps {
  file: UploadFile
  isDisabled: boolean
  onRemove: () => void
  onRetry?: (() => void) | undefined
}

const MARKS = { waiting: Clock3, sending: FileText, done: CircleCheck, failed: CircleAlert } as const

/** One file of a FileUpload: what it is, how far it has come, and what can be done with it. */
export function FileRow({ file, isDisabled, onRemove, onRetry }: FileRowProps) {
  const { id, name, bytes, state, progress } = file
  return (
    <li className={row} data-state={state}>
      <Glyph of={MARKS[state]} className={fileIcon} />
      <div className={fileWords}>
        <span className={fileName}>
          {name} <span className={size}>{bytesInWords(bytes)}</span>
        </span>
        {state === 'sending' && (
          <ProgressBar
            className={bar}
            aria-label={`Sending ${name}`}
            minValue={0}
            maxValue={1}
            isIndeterminate={progress === undefined}
            {...(progress !== undefined && { value: progress })}
          >
            {({ percentage }) => <span className={barFill} style={{ inlineSize: `${percentage ?? 100}%` }} />}
          </ProgressBar>
        )}
        <span className={fileState}>{stateInWords(file)}</span>
      </div>
      <div className={rowButtons}>
        {state === 'failed' && onRetry && (
          <Button
            className={rowButton}
            aria-label={`Try ${name} again`}
            isDisabled={isDisabled}
            onPress={onRetry}
          >
            <Glyph of={RotateCcw} />
          </Button>
        )}
        <Button
          className={rowButton}
          data-remove={id}
          aria-label={`Remove ${name}`}
          isDisabled={isDisabled}
          onPress={onRemove}
        >
          <Glyph of={X} />
        </Button>
      </div>
    </li>
  )
}
