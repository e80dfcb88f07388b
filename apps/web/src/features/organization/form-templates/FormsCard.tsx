import { FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import type { FormTemplate, ListedFormTemplate } from '@oaklet/api/contract'
import {
  announce,
  Button,
  Card,
  EmptyState,
  Icon,
  IconTile,
  ItemList,
  Link,
  Menu,
  showToast,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formTemplatesQueries } from '../../../records/form-templates/form-templates-queries'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { countOf } from '../../../shared/count-of'
import { formatMediumDate } from '../../../shared/format-date'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions, usePracticeId } from '../../../shared/use-session'
import type { AddFormDialogProps } from './AddFormDialog'
import type { PreviewFormDialogProps } from './PreviewFormDialog'
import { saveFormFile } from './save-form-file'

const AddFormDialog = lazyDialog<AddFormDialogProps>(
  () => 'Add form',
  async () => (await import('./AddFormDialog')).AddFormDialog,
)
const PreviewFormDialog = lazyDialog<PreviewFormDialogProps>(
  ({ content }) => `Preview: ${content.title}`,
  async () => (await import('./PreviewFormDialog')).PreviewFormDialog,
)

type Act = 'preview' | 'copy' | 'json' | 'fhir' | 'switch' | 'delete'
/** What is open, with the form that it is about. */
type Shown =
  { kind: 'add' } | { kind: 'delete'; form: ListedFormTemplate } | { kind: 'preview'; form: FormTemplate }

const ADD_BUTTON_ID = 'add-form'

/** The id of the link to a form, to give it the focus. */
export const formLinkId = (id: string): string => `form-${id}`

interface FormsCardProps {
  forms: readonly ListedFormTemplate[]
  /** Where a form is edited. */
  hrefOf: (id: string) => string
  onAdded: (form: FormTemplate) => void
}

/** The forms that the practice has written: everybody may look at them. */
export function FormsCard({ forms, hrefOf, onAdded }: FormsCardProps) {
  const [api, practiceId, mayEdit] = [useApi(), usePracticeId(), usePermissions()('forms:edit')]
  const [queryClient, refresh] = [useQueryClient(), useRefreshPractice()]
  const [shown, setShown] = useState<Shown | null>(null)
  useKeptFocus(forms, ADD_BUTTON_ID)
  const acting = useMutation({
    mutationFn: async ({ act, form }: { act: Act; form: ListedFormTemplate }) => {
      const { id: formTemplateId, title, isRetired } = form
      if (act === 'switch') {
        await api.formTemplates[isRetired ? 'restore' : 'retire']({ practiceId, formTemplateId })
        await refresh()
        showToast({ title: isRetired ? `${title} can be sent again` : `${title} is retired`, tone: 'good' })
        return
      }
      const queries = formTemplatesQueries(api, practiceId)
      const read = await queryClient.query({ ...queries.one(formTemplateId), staleTime: 0 })
      if (act === 'preview') setShown({ kind: 'preview', form: read })
      else if (act === 'copy') {
        const content = { ...read.content, title: `Copy of ${read.content.title}`.slice(0, 120) }
        await api.formTemplates.create({ practiceId }, content)
        await refresh()
        showToast({ title: `${title} was copied`, tone: 'good' })
      } else if (act !== 'delete') {
        saveFormFile(read.content, act, read.contentNumber !== null)
        announce(`${title} was saved as a file`)
      }
    },
  })
  const close = () => setShown(null)
  const button = mayEdit && (
    <Button
      {...AddFormDialog.onIntent}
      id={ADD_BUTTON_ID}
      icon={<Icon of="plus" />}
      onPress={() => setShown({ kind: 'add' })}
    >
      Add form
    </Button>
  )
  return (
    <Card title="Your own forms" actions={forms.length > 0 && button}>
      <Stack gap="l">
        {acting.isError && <SaveFailure error={acting.error} fallback={FORM_TEMPLATES_MESSAGES.get} />}
        {forms.length === 0 ? (
          <EmptyState title="No forms yet" icon={<Icon of="edit" size="l" />} action={button}>
            Questions of your own that clients answer at home: their health and history, or anything you want
            to know. You can begin with one of our forms.
          </EmptyState>
        ) : (
          <>
            <Text tone="quiet">
              Clients answer the version that they were sent. A change is a draft until you publish it.
            </Text>
            <ItemList
              items={forms.map((form) => ({
                id: form.id,
                leading: (
                  <IconTile tone={form.isRetired ? 'neutral' : 'teal'}>
                    <Icon of="edit" />
                  </IconTile>
                ),
                title:
                  mayEdit && !form.isRetired ? (
                    <Link id={formLinkId(form.id)} href={hrefOf(form.id)}>
                      {form.title}
                    </Link>
                  ) : (
                    form.title
                  ),
                detail: detailOf(form),
                trailing: stateOf(form),
                actions: (
                  <Menu
                    label={`Actions for ${form.title}`}
                    items={actsOf(form, mayEdit)}
                    onAction={(act: Act) =>
                      act === 'delete' ? setShown({ kind: act, form }) : acting.mutate({ act, form })
                    }
                  />
                ),
              }))}
            />
          </>
        )}
      </Stack>
      {shown?.kind === 'add' && (
        <AddFormDialog
          onAdded={(form) => {
            close()
            onAdded(form)
          }}
          onClose={close}
        />
      )}
      {shown?.kind === 'preview' && <PreviewFormDialog content={shown.form.content} onClose={close} />}
      {shown?.kind === 'delete' && (
        <DeleteQuestion
          name={shown.form.title}
          fallback={FORM_TEMPLATES_MESSAGES.remove}
          remove={() => api.formTemplates.remove({ practiceId, formTemplateId: shown.form.id })}
          onClose={close}
        >
          It was never published, so nobody was sent it.
        </DeleteQuestion>
      )}
    </Card>
  )
}

function detailOf({ questions, current, isClinical }: ListedFormTemplate): string {
  const published =
    current === null
      ? 'never published'
      : `version ${current.number}, ${formatMediumDate(current.publishedAt.slice(0, 10))} by ${current.publishedByName}`
  return [countOf(questions, 'question', 'questions'), published, !isClinical && 'not clinical']
    .filter(Boolean)
    .join(' · ')
}

function stateOf({ isRetired, hasDraft, current }: ListedFormTemplate) {
  if (isRetired) return <StatusBadge>Retired</StatusBadge>
  if (!hasDraft) return <StatusBadge tone="good">Published</StatusBadge>
  return <StatusBadge tone="wait">{current === null ? 'Draft' : 'Has changes'}</StatusBadge>
}

const actsOf = ({ isRetired, current }: ListedFormTemplate, mayEdit: boolean) => [
  { id: 'preview' as const, label: 'Preview' },
  ...(mayEdit ? [{ id: 'copy' as const, label: 'Copy' }] : []),
  { id: 'json' as const, label: 'Save as a file' },
  { id: 'fhir' as const, label: 'Save as a FHIR Questionnaire' },
  ...(mayEdit && current !== null
    ? [{ id: 'switch' as const, label: isRetired ? 'Restore' : 'Retire: send it to nobody any more' }]
    : []),
  ...(mayEdit && current === null
    ? [{ id: 'delete' as const, label: 'Delete', tone: 'danger' as const }]
    : []),
]
