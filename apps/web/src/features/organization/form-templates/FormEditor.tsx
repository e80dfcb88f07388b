import { FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import { type FormItem, type FormItemKind, formProblems, formText, FormTemplate } from '@oaklet/api/contract'
import {
  announce,
  Banner,
  Button,
  Card,
  EmptyState,
  Icon,
  Inline,
  showToast,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { useEffect, useRef, useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { staleRecord } from '../../../shared/forms/stale-record'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useFocusAfterFrames } from '../../../shared/use-focus-after-frames'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { ReadingGrade } from '../documents/ReadingGrade'
import { DiscardDraftQuestion } from './DiscardDraftQuestion'
import { addItem, newItemId, removeItem } from './form-changes'
import { formStateWords } from './form-words'
import type { FormDetailsDialogProps } from './FormDetailsDialog'
import { FormProblems } from './FormProblems'
import { FormItems, itemButtonId } from './FormItems'
import type { PreviewFormDialogProps } from './PreviewFormDialog'
import type { QuestionDialogProps } from './QuestionDialog'
import { useFormDraft } from './use-form-draft'

const QuestionDialog = lazyDialog<QuestionDialogProps>(
  ({ item, kind }) => `${item === null ? 'Add' : 'Edit'} ${kind === 'heading' ? 'heading' : 'question'}`,
  async () => (await import('./QuestionDialog')).QuestionDialog,
)
const FormDetailsDialog = lazyDialog<FormDetailsDialogProps>(
  () => 'Title and readers',
  async () => (await import('./FormDetailsDialog')).FormDetailsDialog,
)
const PreviewFormDialog = lazyDialog<PreviewFormDialogProps>(
  ({ content }) => `Preview: ${content.title}`,
  async () => (await import('./PreviewFormDialog')).PreviewFormDialog,
)

type Open =
  { kind: 'question'; item: FormItem | null; of: FormItemKind } | { kind: 'details' | 'preview' | 'discard' }

const ADD_QUESTION_ID = 'add-question'

/** A form that is being written: every act is saved at once. */
export function FormEditor({ loaded }: { loaded: FormTemplate }) {
  const refresh = useRefreshPractice()
  const draft = useFormDraft(loaded)
  const { record, saving, undoing, publishing, canUndo, isMerged, begin } = draft
  const { content, current, hasDraft } = record
  const { title, items } = content
  const [open, setOpen] = useState<Open | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const focusOn = useFocusAfterFrames()
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  // What undoes goes away with the last change.
  useKeptFocus(record, ADD_QUESTION_ID)
  const problems = isAsked ? formProblems(content) : []
  /** Shows what somebody else saved meanwhile, so that the person can decide anew. */
  const seeTheirs = (error: unknown) => {
    const theirs = staleRecord(error, FormTemplate)
    if (theirs === null) return
    begin(theirs)
    setOpen(null)
    setChanged(true)
    publishing.reset()
    undoing.reset()
  }
  const publish = () => {
    setChanged(false)
    setAsked(true)
    if (formProblems(content).length > 0) return
    publishing.mutate(undefined, {
      onSuccess: (published) => {
        setAsked(false)
        void refresh()
        region.current?.focus()
        showToast({
          title: `Version ${published.current?.number ?? 1} of ${published.title} is published`,
          tone: 'good',
        })
      },
      onError: seeTheirs,
    })
  }
  const remove = (item: FormItem) => {
    const place = items.findIndex(({ id }) => id === item.id)
    const next = items[place + 1] ?? items[place - 1]
    saving.mutate(
      { change: removeItem(item.id) },
      {
        onSuccess: () => {
          announce(`${item.label} was removed`)
          focusOn(next === undefined ? ADD_QUESTION_ID : itemButtonId(next.id))
        },
      },
    )
  }
  const copy = (item: FormItem) => {
    const added = { ...item, id: newItemId(content) }
    saving.mutate(
      { change: addItem(added, item.id) },
      {
        onSuccess: () => {
          announce(`${item.label} was copied`)
          focusOn(itemButtonId(added.id))
        },
      },
    )
  }
  const close = () => setOpen(null)
  const add = (kind: FormItemKind) => setOpen({ kind: 'question', item: null, of: kind })
  return (
    <section ref={region} tabIndex={-1} aria-label={`Edit ${title}`}>
      <Card
        title={title}
        actions={
          <Inline gap="s" wrap>
            <StatusBadge tone={hasDraft ? 'wait' : 'good'}>{formStateWords(record)}</StatusBadge>
            <Button size="small" onPress={() => setOpen({ kind: 'details' })}>
              Title and readers
            </Button>
            <Button {...PreviewFormDialog.onIntent} size="small" onPress={() => setOpen({ kind: 'preview' })}>
              Preview
            </Button>
            {hasDraft && (
              <Button size="small" tone="primary" isPending={publishing.isPending} onPress={publish}>
                {publishing.isPending ? 'Saving…' : 'Publish'}
              </Button>
            )}
          </Inline>
        }
      >
        <Stack gap="l">
          {publishing.isError && (
            <SaveFailure error={publishing.error} fallback={FORM_TEMPLATES_MESSAGES.publish} />
          )}
          {(saving.error ?? undoing.error) !== null && open === null && (
            <SaveFailure error={saving.error ?? undoing.error} fallback={FORM_TEMPLATES_MESSAGES.update} />
          )}
          {isChanged && (
            <Banner tone="wait" isAnnounced>
              Somebody else changed this form meanwhile. Look through it, and do it again.
            </Banner>
          )}
          {isMerged && (
            <Banner tone="info" isAnnounced>
              Somebody else changed this form too. What both of you did is here.
            </Banner>
          )}
          {problems.length > 0 && (
            <FormProblems
              {...{ problems, items }}
              onEdit={(item) => setOpen({ kind: 'question', item, of: item.kind })}
            />
          )}
          {items.length === 0 ? (
            <EmptyState title="No questions yet" icon={<Icon of="edit" size="l" />}>
              Add the first one. Each question is a page of its own for the client.
            </EmptyState>
          ) : (
            <>
              <Text tone="quiet">
                Every change is saved as a draft. On “Edit”, Alt with an arrow key moves a question.
              </Text>
              <FormItems
                items={items}
                onAct={(act, item) => {
                  if (act === 'edit') setOpen({ kind: 'question', item, of: item.kind })
                  else if (act === 'copy') copy(item)
                  else remove(item)
                }}
                onMove={(act, words) => saving.mutate(act, { onSuccess: () => announce(words) })}
              />
            </>
          )}
          <Inline gap="s" wrap>
            <Button
              {...QuestionDialog.onIntent}
              id={ADD_QUESTION_ID}
              icon={<Icon of="plus" />}
              onPress={() => add('short_text')}
            >
              Add question
            </Button>
            <Button onPress={() => add('heading')}>Add heading</Button>
            {canUndo && (
              <Button onPress={() => undoing.mutate(undefined, { onError: seeTheirs })}>Undo</Button>
            )}
            {hasDraft && current !== null && (
              <Button tone="quiet" onPress={() => setOpen({ kind: 'discard' })}>
                Discard all changes
              </Button>
            )}
          </Inline>
          <ReadingGrade sections={[{ heading: '', text: formText(content) }]} />
        </Stack>
      </Card>
      {open?.kind === 'question' && (
        <QuestionDialog
          draft={draft}
          item={open.item}
          kind={open.of}
          onSaved={(item) => open.item === null && announce(`${item.label} was added`)}
          onClose={close}
        />
      )}
      {open?.kind === 'discard' && (
        <DiscardDraftQuestion
          record={record}
          onDiscarded={(before) => {
            close()
            begin(before)
            announce('The changes were discarded')
          }}
          onRefused={seeTheirs}
          onClose={close}
        />
      )}
      {open?.kind === 'details' && <FormDetailsDialog draft={draft} onClose={close} />}
      {open?.kind === 'preview' && <PreviewFormDialog content={content} onClose={close} />}
    </section>
  )
}
