import { DOCUMENTS_MESSAGES, FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import { ASKED_KINDS, type AskedKind, type ListedFormTemplate } from '@oaklet/api/contract'
import { CheckboxGroup } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { documentsQueries } from '../documents/documents-queries'
import { formTemplatesQueries } from '../form-templates/form-templates-queries'
import { PACKET_ITEM_WORDS } from './packet-words'
import { countOf } from '../../shared/count-of'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'

/** What is chosen to be asked for. */
export interface AskedForValues {
  items: AskedKind[]
  forms: string[]
  documents: string[]
}

interface AskedForFieldsProps {
  values: AskedForValues
  errorAt: (name: string) => string | undefined
  /** What is asked for already, and so not offered. */
  without?: { kinds: readonly string[]; forms: readonly string[]; documents: readonly string[] }
  onChange: (changes: Partial<AskedForValues>) => void
}

const NOTHING = { kinds: [], forms: [], documents: [] }

/** The choice of forms, those of the practice, questionnaires and documents. */
export function AskedForFields({ values, errorAt, without = NOTHING, onChange }: AskedForFieldsProps) {
  const [api, practiceId] = [useApi(), usePracticeId()]
  const forms = useQuery(formTemplatesQueries(api, practiceId).all())
  const documents = useQuery(documentsQueries(api, practiceId).all())
  const kinds = ASKED_KINDS.filter((kind) => !without.kinds.includes(kind))
  const offered = (forms.data ?? []).filter(
    (form) => isSendableForm(form) && !without.forms.includes(form.id),
  )
  const sendable = (documents.data ?? []).filter(
    ({ id, isRetired }) => !isRetired && !without.documents.includes(id),
  )
  return (
    <>
      {kinds.length > 0 && (
        <CheckboxGroup<AskedKind>
          label="What to fill in"
          name="items"
          options={kinds.map((id) => ({ id, ...PACKET_ITEM_WORDS[id] }))}
          value={values.items}
          errorMessage={errorAt('items')}
          onChange={(items) => onChange({ items })}
        />
      )}
      {offered.length > 0 && (
        <CheckboxGroup
          label="Your own forms"
          name="forms"
          options={offered.map(({ id, title, questions }) => ({
            ...{ id, label: title, description: countOf(questions, 'question', 'questions') },
          }))}
          value={values.forms}
          errorMessage={errorAt('forms')}
          onChange={(chosen) => onChange({ forms: chosen })}
        />
      )}
      {sendable.length > 0 && (
        <CheckboxGroup
          label="Documents to sign"
          name="documents"
          options={sendable.map(({ id, title, mayDecline }) => ({
            ...{ id, label: title },
            ...(mayDecline && { description: 'The client may decline' }),
          }))}
          value={values.documents}
          errorMessage={errorAt('documents')}
          onChange={(chosen) => onChange({ documents: chosen })}
        />
      )}
      {forms.isError && (
        <LoadFailure
          error={forms.error}
          fallback={FORM_TEMPLATES_MESSAGES.list}
          onRetry={() => void forms.refetch()}
        />
      )}
      {documents.isError && (
        <LoadFailure
          error={documents.error}
          fallback={DOCUMENTS_MESSAGES.list}
          onRetry={() => void documents.refetch()}
        />
      )}
    </>
  )
}

/** Whether a form can be sent: it was published, and is not retired. */
export const isSendableForm = ({ current, isRetired }: ListedFormTemplate): boolean =>
  current !== null && !isRetired

/** What the server refuses by its place in a list stands at the list. */
export const atTheirList = (refused: readonly { path: string; message: string }[]) =>
  refused.map(({ path, message }) => ({ path: path.replace(/\.\d+$/, ''), message }))
