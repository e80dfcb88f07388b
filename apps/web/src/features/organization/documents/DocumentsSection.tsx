import { DOCUMENTS_MESSAGES, FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import type { ListedDocument, ListedFormTemplate } from '@oaklet/api/contract'
import {
  Button,
  Card,
  EmptyState,
  Icon,
  IconTile,
  ItemList,
  Menu,
  showToast,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsQueries } from '../../../records/documents/documents-queries'
import { formTemplatesQueries } from '../../../records/form-templates/form-templates-queries'
import { WithPractice } from '../../../records/practice/WithPractice'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatMediumDate } from '../../../shared/format-date'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { lazySection } from '../../../shared/lazy-section'
import { useApi } from '../../../shared/use-api'
import { useFocusAfterFrames } from '../../../shared/use-focus-after-frames'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions, usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { WithOrganization } from '../WithOrganization'
import type { FormBuilderProps } from '../form-templates/FormBuilder'
import { formLinkId, FormsCard } from '../form-templates/FormsCard'
import { useFormUrl } from '../form-templates/use-form-url'
import { ASKS_WORDS } from './document-words'
import type { EditDocumentDialogProps } from './EditDocumentDialog'
import { TemplatesCard } from './TemplatesCard'
import type { ViewDocumentDialogProps } from './ViewDocumentDialog'

const EditDocumentDialog = lazyDialog<EditDocumentDialogProps>(
  ({ document }) => (document === null ? 'Add document' : `Edit ${document.title}`),
  async () => (await import('./EditDocumentDialog')).EditDocumentDialog,
)
const ViewDocumentDialog = lazyDialog<ViewDocumentDialogProps>(
  ({ document }) => document.title,
  async () => (await import('./ViewDocumentDialog')).ViewDocumentDialog,
)

const FormBuilder = lazySection<FormBuilderProps>(
  async () => (await import('../form-templates/FormBuilder')).FormBuilder,
  <Skeleton shape="row" count={6} />,
  'Loading form',
)

type Act =
  { kind: 'add' } | { kind: 'edit'; document: ListedDocument } | { kind: 'view'; document: ListedDocument }

const ADD_BUTTON_ID = 'add-document'

/** What clients are asked for: the practice’s own forms, documents to sign, and templates. Everybody may read them. */
export function DocumentsSection() {
  const [api, practiceId, mayEdit] = [useApi(), usePracticeId(), usePermissions()('forms:edit')]
  const { form, hrefOf, showForm, listHref } = useFormUrl()
  const forms = useQuery(formTemplatesQueries(api, practiceId).all())
  const [last, setLast] = useState(form)
  const focusOn = useFocusAfterFrames()
  if (form !== last) {
    setLast(form)
    // Who comes back from a form goes on at its line.
    if (form === null && last !== null) focusOn(formLinkId(last))
  }
  if (form !== null && mayEdit) return <FormBuilder key={form} formTemplateId={form} backHref={listHref} />
  return (
    <WhenLoaded
      query={forms}
      fallback={FORM_TEMPLATES_MESSAGES.list}
      label="Loading forms"
      placeholder={<Skeleton shape="row" count={4} />}
    >
      {(listed) => (
        <Stack gap="2xl">
          <FormsCard forms={listed} hrefOf={hrefOf} onAdded={({ id }) => showForm(id)} />
          <WithPractice>
            {({ name }) => (
              <WithOrganization>
                {({ phone }) => <DocumentsCard practiceName={name} phone={phone} forms={listed} />}
              </WithOrganization>
            )}
          </WithPractice>
        </Stack>
      )}
    </WhenLoaded>
  )
}

interface DocumentsCardProps {
  /** What our texts name. */
  practiceName: string
  phone: string
  /** What templates may ask for beside documents. */
  forms: readonly ListedFormTemplate[]
}

function DocumentsCard({ forms, ...place }: DocumentsCardProps) {
  const [api, practiceId, mayEdit] = [useApi(), usePracticeId(), usePermissions()('forms:edit')]
  const query = useQuery(documentsQueries(api, practiceId).all())
  const [act, setAct] = useState<Act | null>(null)
  const refresh = useRefreshPractice()
  useKeptFocus(query.data, ADD_BUTTON_ID)
  const switching = useMutation({
    mutationFn: ({ id: documentId, isRetired }: ListedDocument) =>
      isRetired
        ? api.documents.restore({ practiceId, documentId })
        : api.documents.retire({ practiceId, documentId }),
    onSuccess: ({ title, isRetired }) =>
      showToast({ title: isRetired ? `${title} is retired` : `${title} can be sent again`, tone: 'good' }),
    onSettled: () => void refresh(),
  })
  const close = () => setAct(null)
  const button = mayEdit && (
    <Button
      {...EditDocumentDialog.onIntent}
      id={ADD_BUTTON_ID}
      icon={<Icon of="plus" />}
      onPress={() => setAct({ kind: 'add' })}
    >
      Add document
    </Button>
  )
  return (
    <WhenLoaded
      query={query}
      fallback={DOCUMENTS_MESSAGES.list}
      label="Loading documents"
      placeholder={<Skeleton shape="row" count={4} />}
    >
      {(documents) => (
        <Stack gap="2xl">
          <Card title="Documents to sign" actions={documents.length > 0 && button}>
            <Stack gap="l">
              {switching.isError && (
                <SaveFailure error={switching.error} fallback={DOCUMENTS_MESSAGES.retire} />
              )}
              {documents.length === 0 ? (
                <EmptyState title="No documents yet" icon={<Icon of="document" size="l" />} action={button}>
                  Consents, notices and agreements that clients sign at home, with the forms that you send
                  them. You can begin with one of our texts.
                </EmptyState>
              ) : (
                <>
                  <Text tone="quiet">
                    Clients sign the version that they were sent. A change is a new version, for what is sent
                    from then on.
                  </Text>
                  <ItemList
                    items={documents.map((document) =>
                      lineOf(document, mayEdit, (what) =>
                        what === 'switch' ? switching.mutate(document) : setAct({ kind: what, document }),
                      ),
                    )}
                  />
                </>
              )}
            </Stack>
            {act?.kind === 'add' && <EditDocumentDialog {...place} document={null} onClose={close} />}
            {act?.kind === 'edit' && (
              <EditDocumentDialog {...place} document={act.document} onClose={close} />
            )}
            {act?.kind === 'view' && <ViewDocumentDialog document={act.document} onClose={close} />}
          </Card>
          <TemplatesCard {...{ forms, documents }} />
        </Stack>
      )}
    </WhenLoaded>
  )
}

function lineOf(
  document: ListedDocument,
  mayEdit: boolean,
  onAct: (act: 'edit' | 'view' | 'switch') => void,
) {
  const { id, title, asks, mayDecline, number, publishedAt, publishedByName, isRetired } = document
  const asked = `${ASKS_WORDS[asks].label}${mayDecline ? ', may decline' : ''}`
  return {
    id,
    leading: (
      <IconTile tone={isRetired ? 'neutral' : 'teal'}>
        <Icon of="document" />
      </IconTile>
    ),
    title,
    detail: `${asked} · version ${number}, ${formatMediumDate(publishedAt.slice(0, 10))} by ${publishedByName}`,
    trailing: (
      <>
        {isRetired && <StatusBadge>Retired</StatusBadge>}
        <Button size="small" aria-label={`View ${title}`} onPress={() => onAct('view')}>
          View
        </Button>
      </>
    ),
    ...(mayEdit && {
      actions: (
        <Menu
          label={`Actions for ${title}`}
          items={[
            ...(isRetired ? [] : ([{ id: 'edit', label: 'Edit', icon: <Icon of="edit" /> }] as const)),
            { id: 'switch', label: isRetired ? 'Restore' : 'Retire: send it to nobody any more' },
          ]}
          onAction={onAct}
        />
      ),
    }),
  }
}
