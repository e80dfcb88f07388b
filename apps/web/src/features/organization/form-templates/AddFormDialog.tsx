import { FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import {
  FormContent,
  type FormTemplate,
  importForm,
  type ImportedForm,
  STARTING_FORMS,
  startingForm,
  type StartingForm,
} from '@oaklet/api/contract'
import { Banner, FileUpload, Select, Stack, TextField } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { countOf } from '../../../shared/count-of'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { ClinicalField } from './FormDetailsDialog'
import { STARTING_FORM_WORDS } from './form-words'

/** What the dialog is given. */
export interface AddFormDialogProps {
  onAdded: (form: FormTemplate) => void
  onClose: () => void
}

type Start = 'empty' | 'file' | StartingForm

const STARTS: { id: Start; label: string }[] = [
  { id: 'empty', label: 'An empty form' },
  ...STARTING_FORMS.map((id) => ({ id, label: STARTING_FORM_WORDS[id] })),
  { id: 'file', label: 'A file: one of ours, or a FHIR Questionnaire' },
]

interface Values {
  start: Start
  title: string
  isClinical: boolean
  /** The file that was chosen, and what it says, null where that is no form. */
  file: { name: string; bytes: number; imported: ImportedForm | null } | null
}

const EMPTY: Values = { start: 'empty', title: '', isClinical: true, file: null }
const NO_FORM = 'This file holds no form. Choose a JSON file that was saved here, or a FHIR Questionnaire.'

/** Adds a form: empty, one of ours, or from a file. */
export function AddFormDialog({ onAdded, onClose }: AddFormDialogProps) {
  const [api, practiceId] = [useApi().formTemplates, usePracticeId()]
  const { keyFor } = useIdempotencyKey()
  const form = useForm<Values>({
    initial: EMPTY,
    errorsOf: (values) => [
      ...(values.start === 'file' && values.file?.imported == null
        ? [{ path: 'file', message: values.file === null ? 'Choose a file' : NO_FORM }]
        : []),
      ...contractErrors(FormContent, contentOf(values), ['title']),
    ],
  })
  const { values, change, errorAt, field } = form
  const chosen = values.file
  const adding = useMutation({
    mutationFn: (content: FormContent) =>
      api.create({ practiceId }, content, { idempotencyKey: keyFor(content) }),
    onSettled: useRefreshPractice(),
  })
  const begin = (start: Start) => {
    const content = start === 'empty' || start === 'file' ? null : startingForm(start)
    change({
      ...{ start, file: null, title: content?.title ?? '' },
      isClinical: content?.isClinical ?? true,
    })
  }
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    const imported = importForm(jsonOf(await file.text()))
    change({
      file: { name: file.name, bytes: file.size, imported },
      ...(imported && { title: imported.content.title, isClinical: imported.content.isClinical }),
    })
  }
  const save = () => {
    if (!form.check()) return
    adding.mutate(contentOf(values), { onSuccess: onAdded, onError: form.refuse })
  }
  return (
    <FormDialog
      title="Add form"
      size="m"
      form={form}
      submitLabel="Add form"
      pendingLabel="Adding…"
      isPending={adding.isPending}
      error={adding.error}
      fallback={FORM_TEMPLATES_MESSAGES.create}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="xl">
        <Select<Start>
          label="Begin with"
          description="You can change all of it. It is sent to nobody before you publish it."
          items={STARTS}
          selectedKey={values.start}
          onSelectionChange={begin}
        />
        {values.start === 'file' && (
          <FileUpload
            label="File"
            name="file"
            description="A JSON file that was saved here, or a Questionnaire of FHIR R4."
            accept={['application/json', '.json']}
            maxBytes={1_000_000}
            files={chosen === null ? [] : [{ ...chosen, id: 'file', state: 'done' }]}
            errorMessage={chosen?.imported === null ? NO_FORM : errorAt('file')}
            onAdd={([file]) => void read(file)}
            onRemove={() => change({ file: null })}
          />
        )}
        {chosen?.imported != null && <WhatWasRead imported={chosen.imported} />}
        <TextField label="Title" maxLength={120} autoComplete="off" {...field('title')} />
        <ClinicalField isClinical={values.isClinical} onChange={change} />
      </Stack>
    </FormDialog>
  )
}

function WhatWasRead({ imported: { content, leftOut } }: { imported: ImportedForm }) {
  const questions = content.items.filter(({ kind }) => kind !== 'heading').length
  const title = `${countOf(questions, 'question was', 'questions were')} read`
  return leftOut.length === 0 ? (
    <Banner tone="good" isAnnounced>{`${title}.`}</Banner>
  ) : (
    <Banner tone="wait" isAnnounced title={`${title}, not quite as in the file`}>
      <ul>
        {leftOut.map((sentence) => (
          <li key={sentence}>{sentence}.</li>
        ))}
      </ul>
    </Banner>
  )
}

function contentOf({ start, title, isClinical, file }: Values): FormContent {
  const items =
    start === 'empty'
      ? []
      : start === 'file'
        ? (file?.imported?.content.items ?? [])
        : startingForm(start).items
  return { title: title.trim(), isClinical, items }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
