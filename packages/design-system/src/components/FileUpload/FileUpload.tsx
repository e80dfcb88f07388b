import { CircleAlert, Upload } from 'lucide'
import { useId, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { announce } from '../Announce/announce'
import { Button } from '../Button/Button'
import {
  description as descriptionStyle,
  error,
  errorIcon,
  field,
  label as labelStyle,
  optional,
} from '../Field/Field.css'
import type { FieldProps } from '../Field/FieldFrame'
import { Glyph } from '../Icon/Glyph'
import { bytesInWords, kindsInWords, sortFiles } from './file-rules'
import { FileRow } from './FileRow'
import { dropZone, fileList, refusals, rules } from './FileUpload.css'
import type { UploadFile } from './upload-file'
import { useFileDrop } from './use-file-drop'
import { useFileFocus } from './use-file-focus'
import { useSpokenFiles } from './use-spoken-files'

export interface FileUploadProps extends Pick<
  FieldProps,
  'label' | 'description' | 'errorMessage' | 'isOptional' | 'isDisabled' | 'name' | 'id'
> {
  /** Kinds as an input takes them: "application/pdf", "image/*", ".docx"; every kind when empty. */
  accept: readonly string[]
  /** The most bytes of one file; said in words, so that 10,000,000 is "10 MB". */
  maxBytes: number
  /** Lets several be added; otherwise one in all, and a second is refused until that is removed. */
  isMultiple?: boolean
  /** What was added so far, as its owner sends it on. */
  files: readonly UploadFile[]
  /** Called with what may be added; what may not is refused here, with its reason. */
  onAdd: (files: File[]) => void
  /** Called with the id of a file whose cross was pressed; take it out of `files`, and stop sending it. */
  onRemove: (id: string) => void
  /** Called with the id of a failed file that is to be sent again; without it there is no such button. */
  onRetry?: (id: string) => void
}

/** Files chosen, dropped or pasted, and how far each has come; sending them is its owner's. */
export function FileUpload(props: FileUploadProps) {
  const { label, description, errorMessage = '', accept, maxBytes, isMultiple = false, files } = props
  const { isDisabled = false, onAdd, onRemove, onRetry } = props
  const id = useId()
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([])
  const { groupRef, noteAction } = useFileFocus(files)
  useSpokenFiles(files)

  const add = (added: readonly File[]) => {
    const sorted = sortFiles(added, { accept, maxBytes, isMultiple }, files.length)
    setRefused(sorted.refused)
    if (sorted.refused.length > 0)
      announce(sorted.refused.map(({ name, reason }) => `${name} ${reason}`).join(' '))
    if (sorted.taken.length > 0) onAdd(sorted.taken)
  }
  const { isOver, dropProps } = useFileDrop(isDisabled, add)

  const describedBy = [
    description !== undefined && `${id}-help`,
    `${id}-rules`,
    errorMessage !== '' && `${id}-error`,
  ]
  const describing = { 'aria-describedby': describedBy.filter(Boolean).join(' ') }
  const limit = `up to ${bytesInWords(maxBytes)}${isMultiple ? ' each' : ''}`
  return (
    <div
      ref={groupRef}
      id={props.id}
      className={field}
      role="group"
      aria-labelledby={`${id}-label`}
      data-field={props.name}
      {...describing}
      {...dropProps}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
        {props.isOptional && <span className={optional}> (optional)</span>}
      </span>
      {description !== undefined && (
        <span id={`${id}-help`} className={descriptionStyle}>
          {description}
        </span>
      )}
      <div
        className={dropZone}
        data-over={isOver || undefined}
        data-invalid={errorMessage !== '' || undefined}
        data-disabled={isDisabled || undefined}
      >
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={isMultiple}
          onSelect={(chosen) => add([...(chosen ?? [])])}
        >
          <Button icon={<Glyph of={Upload} />} isDisabled={isDisabled} {...describing}>
            {isMultiple ? 'Choose files' : 'Choose a file'}
          </Button>
        </FileTrigger>
        <span id={`${id}-rules`} className={rules}>
          {isMultiple ? 'Or drop or paste them here' : 'Or drop or paste it here'}:{' '}
          {accept.length > 0 && `${kindsInWords(accept)}, `}
          {limit}
        </span>
      </div>
      {refused.length > 0 && (
        <ul className={refusals} role="list">
          {refused.map(({ name, reason }, index) => (
            <li key={index} className={error}>
              <Glyph of={CircleAlert} size="s" className={errorIcon} />
              <span>
                {name} {reason}
              </span>
            </li>
          ))}
        </ul>
      )}
      {errorMessage !== '' && (
        <span id={`${id}-error`} className={error}>
          <Glyph of={CircleAlert} size="s" className={errorIcon} />
          {errorMessage}
        </span>
      )}
      {files.length > 0 && (
        <ul className={fileList} role="list" aria-label={`${label}: added`}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              isDisabled={isDisabled}
              onRemove={() => {
                noteAction(file.id)
                onRemove(file.id)
              }}
              {...(onRetry && {
                onRetry: () => {
                  noteAction(file.id)
                  onRetry(file.id)
                },
              })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
