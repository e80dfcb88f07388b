import { CLIENT_FILES_MESSAGES } from '@oaklet/api'
import { ClientFile, type FileCategory, MAX_CLIENT_FILE_BYTES } from '@oaklet/api/contract'
import { DatePicker, FileUpload, Select, Stack, TextField } from '@oaklet/design-system'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import { sentFile } from '../../../shared/files/sent-file'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import {
  type FileBody,
  fileBodyOf,
  fileErrors,
  type FileValues,
  fileValuesOf,
  fileVersions,
} from './file-form'
import { CATEGORY_WORDS, titleOfName } from './file-words'

/** What the dialog is given. */
export interface FileDialogProps {
  title: string
  clientId: string
  /** The file whose description is changed; null adds one. */
  file: ClientFile | null
  /** The categories that the person sees. */
  categories: readonly FileCategory[]
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** The form that adds a file, or changes what is said of one. */
export function FileDialog({ clientId, file, categories, today, ...props }: FileDialogProps) {
  const [api, practiceId] = [useApi().clientFiles, usePracticeId()]
  const save = async (
    { title, category, datedOn, file: chosen }: FileBody,
    on: ClientFile | null,
    idempotencyKey: string,
  ) => {
    const described = { title, category, datedOn }
    if (on !== null) {
      return api.update({ practiceId, clientId, fileId: on.id }, { ...described, version: on.version })
    }
    // The form is not sent before a file is chosen.
    const sent = await sentFile(chosen ?? new File([], ''))
    return api.add({ practiceId, clientId }, { ...described, ...sent }, { idempotencyKey })
  }
  return (
    <RecordDialog
      {...props}
      what="file"
      record={file}
      schema={ClientFile}
      valuesOf={(record) => fileValuesOf(record, today)}
      errorsOf={fileErrors(file === null)}
      bodyOf={fileBodyOf}
      versionsOf={fileVersions}
      save={save}
      savedWords={({ title }) => `${title} saved`}
      fallback={CLIENT_FILES_MESSAGES.add}
    >
      {(form) => <Fields form={form} isNew={file === null} categories={categories} />}
    </RecordDialog>
  )
}

interface FieldsProps {
  form: FormState<FileValues>
  isNew: boolean
  categories: readonly FileCategory[]
}

function Fields({ form, isNew, categories }: FieldsProps) {
  const { values, change, errorAt, field } = form
  return (
    <Stack gap="l">
      {isNew && (
        <ContentField
          file={values.file}
          error={errorAt('content')}
          onChoose={(file) =>
            // A title that was typed stays.
            change({ file, ...(file && values.title === '' && { title: titleOfName(file.name) }) })
          }
        />
      )}
      <TextField label="Title" autoFocus={!isNew} maxLength={120} autoComplete="off" {...field('title')} />
      <Select
        label="What it is about"
        name="category"
        items={categories.map((id) => ({ id, ...CATEGORY_WORDS[id] }))}
        selectedKey={values.category}
        errorMessage={errorAt('category')}
        onSelectionChange={(category) => change({ category })}
      />
      <DatePicker label="Date of the document" {...field('datedOn')} />
    </Stack>
  )
}

const KINDS = ['image/jpeg', 'image/png', 'application/pdf'] as const

interface ContentFieldProps {
  file: File | null
  error: string | undefined
  onChoose: (file: File | null) => void
}

/** The field that takes one file. */
export const ContentField = ({ file, error, onChoose }: ContentFieldProps) => (
  <FileUpload
    label="File"
    name="content"
    description="A photo or a PDF. Photos are stored upright, and without the place where they were taken."
    accept={KINDS}
    maxBytes={MAX_CLIENT_FILE_BYTES}
    files={file === null ? [] : [{ id: 'file', name: file.name, bytes: file.size, state: 'done' }]}
    errorMessage={error}
    onAdd={([added]) => onChoose(added ?? null)}
    onRemove={() => onChoose(null)}
  />
)
