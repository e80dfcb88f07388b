import { PACKETS_MESSAGES } from '@oaklet/api'
import {
  type ListedDocument,
  type ListedFormTemplate,
  PacketTemplate,
  PacketTemplateInput,
} from '@oaklet/api/contract'
import { Stack, TextArea, TextField } from '@oaklet/design-system'
import {
  AskedForFields,
  type AskedForValues,
  atTheirList,
  isSendableForm,
} from '../../../records/packets/AskedForFields'
import { PACKET_ITEM_WORDS } from '../../../records/packets/packet-words'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'

/** What the dialog is given. */
export interface TemplateDialogProps {
  /** The template that is changed; null adds one. */
  template: PacketTemplate | null
  forms: readonly ListedFormTemplate[]
  documents: readonly ListedDocument[]
  onClose: () => void
}

interface Values extends AskedForValues {
  name: string
  message: string
}

const LONGEST_MESSAGE = 1000

const bodyOf = ({ name, items, forms, documents, message }: Values) => ({
  ...{ name: name.trim(), items, forms, documents, message: message.trim() },
})

/** The form that adds or changes a template. */
export function TemplateDialog({ template, forms, documents, ...props }: TemplateDialogProps) {
  const [api, practiceId] = [useApi().packets, usePracticeId()]
  const isSendable = (id: string) => documents.some((one) => one.id === id && !one.isRetired)
  const valuesOf = (of: PacketTemplate | null): Values => ({
    name: of?.name ?? '',
    items: of?.items ?? ['about_you', 'reach_you', 'emergency_contact'],
    // One that was retired can’t be chosen any more.
    forms: (of?.forms ?? []).filter((id) => forms.some((one) => one.id === id && isSendableForm(one))),
    documents: (of?.documents ?? []).filter(isSendable),
    message: of?.message ?? '',
  })
  const wordsOf = ({ name, items, forms: filled, documents: asked, message }: Values) => ({
    Name: name,
    'What to fill in': items.map((kind) => PACKET_ITEM_WORDS[kind].label).join(', '),
    'Your own forms': forms
      .filter(({ id }) => filled.includes(id))
      .map(({ title }) => title)
      .join(', '),
    'Documents to sign': documents
      .filter(({ id }) => asked.includes(id))
      .map(({ title }) => title)
      .join(', '),
    Message: message,
  })
  return (
    <RecordDialog
      {...props}
      title={template === null ? 'Add template' : `Edit ${template.name}`}
      what="template"
      record={template}
      schema={PacketTemplate}
      valuesOf={valuesOf}
      errorsOf={(values) =>
        contractErrors(PacketTemplateInput, bodyOf(values), [
          'name',
          'items',
          'forms',
          'documents',
          'message',
        ])
      }
      refusalsOf={atTheirList}
      bodyOf={bodyOf}
      versionsOf={(mine, theirs) => comparedWords(wordsOf(mine), wordsOf(theirs))}
      save={(body, on, idempotencyKey) =>
        on === null
          ? api.createTemplate({ practiceId }, body, { idempotencyKey })
          : api.updateTemplate({ practiceId, templateId: on.id }, { ...body, version: on.version })
      }
      savedWords={({ name }) => `${name} saved`}
      fallback={PACKETS_MESSAGES.createTemplate}
    >
      {({ values, errorAt, field, change }) => (
        <Stack gap="l">
          <TextField label="Name" maxLength={80} autoComplete="off" autoFocus {...field('name')} />
          <AskedForFields {...{ values, errorAt }} onChange={change} />
          <TextArea
            label="Message (optional)"
            description={`The client reads it above the forms. Up to ${LONGEST_MESSAGE} characters.`}
            maxLength={LONGEST_MESSAGE}
            {...field('message')}
          />
        </Stack>
      )}
    </RecordDialog>
  )
}
