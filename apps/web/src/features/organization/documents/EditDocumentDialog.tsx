import { DOCUMENTS_MESSAGES } from '@oaklet/api'
import {
  DOCUMENT_ASKS,
  type DocumentAsks,
  type DocumentContent,
  type ListedDocument,
  PracticeDocument,
  STARTING_DOCUMENTS,
  startingDocument,
  type StartingDocument,
} from '@oaklet/api/contract'
import { Banner, Checkbox, Dialog, RadioGroup, Select, Stack, TextField } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsQueries } from '../../../records/documents/documents-queries'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import {
  documentBodyOf,
  documentErrors,
  type DocumentValues,
  documentValuesOf,
  documentVersions,
  refusedDocument,
} from './document-form'
import { ASKS_WORDS, STARTING_WORDS } from './document-words'
import { ReadingGrade } from './ReadingGrade'
import { SectionFields } from './SectionFields'

/** What the dialog is given. */
export interface EditDocumentDialogProps {
  /** The document that is changed; null adds one. */
  document: ListedDocument | null
  /** What our texts name. */
  practiceName: string
  phone: string
  onClose: () => void
}

/** The form that adds a document, or gives one a new text. */
export function EditDocumentDialog({ document, ...props }: EditDocumentDialogProps) {
  return document === null ? (
    <DocumentForm {...props} title="Add document" record={null} />
  ) : (
    <Loaded {...props} document={document} />
  )
}

type FormProps = Omit<EditDocumentDialogProps, 'document'>

function Loaded({ document, ...props }: FormProps & { document: ListedDocument }) {
  const { id, practiceId, title } = document
  const query = useQuery({ ...documentsQueries(useApi(), practiceId).one(id), staleTime: 0 })
  const name = `Edit ${title}`
  // A reload behind the form must not begin it anew.
  const [record, setRecord] = useState<PracticeDocument | null>(null)
  if (record === null && query.data !== undefined && !query.isFetching) setRecord(query.data)
  if (record !== null) return <DocumentForm {...props} title={name} record={record} />
  return (
    <Dialog title={name} size="l" isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <WhenLoaded query={query} fallback={DOCUMENTS_MESSAGES.get} label="Loading document">
        {() => null}
      </WhenLoaded>
    </Dialog>
  )
}

interface DocumentFormProps extends FormProps {
  title: string
  record: PracticeDocument | null
}

function DocumentForm({ record, practiceName, phone, ...props }: DocumentFormProps) {
  const [api, practiceId] = [useApi().documents, usePracticeId()]
  const save = (body: DocumentContent, on: PracticeDocument | null, idempotencyKey: string) =>
    on === null
      ? api.create({ practiceId }, body, { idempotencyKey })
      : api.update({ practiceId, documentId: on.id }, { ...body, version: on.version })
  return (
    <RecordDialog
      {...props}
      what="document"
      record={record}
      schema={PracticeDocument}
      valuesOf={(of) => documentValuesOf(of?.content ?? null)}
      errorsOf={documentErrors}
      refusalsOf={refusedDocument}
      bodyOf={documentBodyOf}
      versionsOf={documentVersions}
      save={save}
      savedWords={({ title }) => `${title} saved`}
      fallback={DOCUMENTS_MESSAGES.create}
    >
      {(form) => <Fields {...{ form, practiceName, phone }} isNew={record === null} />}
    </RecordDialog>
  )
}

const STARTS = [
  { id: 'empty' as const, label: 'An empty document' },
  ...STARTING_DOCUMENTS.map((id) => ({ id, label: STARTING_WORDS[id] })),
]

interface FieldsProps {
  form: FormState<DocumentValues>
  practiceName: string
  phone: string
  isNew: boolean
}

function Fields({ form, practiceName, phone, isNew }: FieldsProps) {
  const { values, change, errorAt, field } = form
  const [start, setStart] = useState<StartingDocument | 'empty'>('empty')
  const begin = (chosen: StartingDocument | 'empty') => {
    setStart(chosen)
    change(documentValuesOf(chosen === 'empty' ? null : startingDocument(chosen, { practiceName, phone })))
  }
  return (
    <Stack gap="xl">
      {isNew && (
        <Select
          label="Begin with"
          description="This replaces what stands below."
          items={STARTS}
          selectedKey={start}
          onSelectionChange={begin}
        />
      )}
      {isNew && start !== 'empty' && (
        <Banner tone="wait" title="Have your lawyer read this">
          It is a text to begin with. What has to be in it differs from state to state.
        </Banner>
      )}
      <TextField label="Title" maxLength={120} autoComplete="off" {...field('title')} />
      <RadioGroup<DocumentAsks>
        label="What the client does"
        name="asks"
        options={DOCUMENT_ASKS.map((id) => ({ id, ...ASKS_WORDS[id] }))}
        value={values.asks}
        errorMessage={errorAt('asks')}
        onChange={(asks) => change({ asks })}
      />
      <Checkbox
        name="mayDecline"
        isSelected={values.mayDecline}
        description="They can send in everything all the same. A client may always decline to acknowledge a privacy notice."
        onChange={(mayDecline) => change({ mayDecline })}
      >
        The client may decline to sign
      </Checkbox>
      <SectionFields form={form} />
      <ReadingGrade sections={values.sections} />
    </Stack>
  )
}
