import { DOCUMENTS_MESSAGES } from '@oaklet/api'
import { ASKED_KINDS, type AskedKind } from '@oaklet/api/contract'
import { CheckboxGroup } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { documentsQueries } from '../documents/documents-queries'
import { PACKET_ITEM_WORDS } from './packet-words'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'

/** What is chosen to be asked for. */
export interface AskedForValues {
  items: AskedKind[]
  documents: string[]
}

interface AskedForFieldsProps {
  values: AskedForValues
  errorAt: (name: string) => string | undefined
  /** What is asked for already, and so not offered. */
  without?: { kinds: readonly string[]; documents: readonly string[] }
  onChange: (changes: Partial<AskedForValues>) => void
}

const NOTHING = { kinds: [], documents: [] }

/** The choice of forms, questionnaires and documents. */
export function AskedForFields({ values, errorAt, without = NOTHING, onChange }: AskedForFieldsProps) {
  const documents = useQuery(documentsQueries(useApi(), usePracticeId()).all())
  const kinds = ASKED_KINDS.filter((kind) => !without.kinds.includes(kind))
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

/** What the server refuses by its place in a list stands at the list. */
export const atTheirList = (refused: readonly { path: string; message: string }[]) =>
  refused.map(({ path, message }) => ({ path: path.replace(/\.\d+$/, ''), message }))
