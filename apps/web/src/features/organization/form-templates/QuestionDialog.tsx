import { FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import {
  choicesOf,
  FORM_ITEM_KINDS,
  type FormContent,
  type FormItem,
  type FormItemKind,
  FormTemplate,
  isChoice,
  MAX_FORM_HELP,
  MAX_FORM_LABEL,
} from '@oaklet/api/contract'
import {
  Checkbox,
  CheckboxGroup,
  NumberField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@oaklet/design-system'
import { comparedWords } from '../../../shared/forms/compared-words'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { staleRecord } from '../../../shared/forms/stale-record'
import { type FormState, useForm } from '../../../shared/forms/use-form'
import { yesOrNo } from '../../../shared/yes-or-no'
import { ConditionFields } from './ConditionFields'
import { addItem, newItemId, putItem } from './form-changes'
import { itemDetail, ITEM_KIND_WORDS } from './form-words'
import { itemOf, optionsOf, questionErrors, type QuestionValues, questionValuesOf } from './question-form'
import type { FormDraft } from './use-form-draft'

/** What the dialog is given. */
export interface QuestionDialogProps {
  draft: FormDraft
  /** The part that is changed; null adds one of `kind`. */
  item: FormItem | null
  kind: FormItemKind
  onSaved: (item: FormItem) => void
  onClose: () => void
}

const KINDS = FORM_ITEM_KINDS.filter((kind) => kind !== 'heading').map((id) => ({
  ...{ id, label: ITEM_KIND_WORDS[id] },
}))

/** The form that adds or changes a question or a heading; what is typed stays until it is saved. */
export function QuestionDialog({ draft, item, kind, onSaved, onClose }: QuestionDialogProps) {
  const { record, saving } = draft
  const { items } = record.content
  const place = item === null ? items.length : items.findIndex(({ id }) => id === item.id)
  const earlier = items.slice(0, Math.max(0, place)).filter((one) => one.kind !== 'heading')
  const form = useForm<QuestionValues>({
    initial: () => questionValuesOf(item, kind),
    errorsOf: (values) => questionErrors(values, earlier),
  })
  const isHeading = form.values.kind === 'heading'
  const what = isHeading ? 'heading' : 'question'
  const stale = staleRecord(saving.error, FormTemplate)
  const theirs = stale?.content.items.find(({ id }) => id === item?.id)
  const save = (isSafe: (content: FormContent) => boolean) => {
    if (!form.check()) return
    const typed = itemOf(form.values, item?.id ?? newItemId(record.content), item)
    saving.mutate(
      { change: item === null ? addItem(typed, null) : putItem(typed), isSafe },
      {
        onSuccess: () => {
          onSaved(typed)
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  // Another question that somebody changed is no reason to ask.
  const isUntouched = (content: FormContent) =>
    item === null ||
    isSame(
      content.items.find(({ id }) => id === item.id),
      item,
    )
  return (
    <FormDialog
      title={item === null ? `Add ${what}` : `Edit ${what}`}
      size="l"
      form={form}
      submitLabel={`Save ${what}`}
      pendingLabel="Saving…"
      isPending={saving.isPending}
      error={stale === null ? saving.error : null}
      fallback={FORM_TEMPLATES_MESSAGES.update}
      stale={
        stale && {
          what,
          rows: comparedWords(
            wordsOf(itemOf(form.values, 'q', item), stale.content.items),
            theirs === undefined ? {} : wordsOf(theirs, stale.content.items),
          ),
          onKeepMine: () => save(() => true),
          onTakeTheirs: () => {
            draft.begin(stale)
            saving.reset()
            if (theirs === undefined) onClose()
            else form.restart(questionValuesOf(theirs))
          },
        }
      }
      onSubmit={() => save(isUntouched)}
      onClose={() => {
        saving.reset()
        onClose()
      }}
    >
      <Fields form={form} item={item} earlier={earlier} />
    </FormDialog>
  )
}

const isSame = (one: FormItem | undefined, other: FormItem): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const wordsOf = (item: FormItem, items: readonly FormItem[]) => ({
  Question: item.label,
  'Words under it': item.help,
  Answers: choicesOf(item)
    .map(({ label }) => label)
    .join(', '),
  'Has to be answered': yesOrNo(item.isRequired),
  'What it is': itemDetail(item, items),
})

interface FieldsProps {
  form: FormState<QuestionValues>
  item: FormItem | null
  earlier: readonly FormItem[]
}

function Fields({ form, item, earlier }: FieldsProps) {
  const { values, change, field } = form
  const { kind, isRequired } = values
  const isHeading = kind === 'heading'
  return (
    <Stack gap="xl">
      {!isHeading && (
        <Select<FormItemKind>
          label="How it is answered"
          name="kind"
          items={KINDS}
          selectedKey={kind}
          onSelectionChange={(chosen) => change({ kind: chosen })}
        />
      )}
      <TextField
        label={isHeading ? 'Heading' : 'Question'}
        maxLength={MAX_FORM_LABEL}
        autoComplete="off"
        autoFocus
        {...field('label')}
      />
      <TextArea
        label="Words under it (optional)"
        description="Lines that begin with “- ” become a list."
        rows={3}
        maxLength={MAX_FORM_HELP}
        {...field('help')}
      />
      {isChoice(kind) && (
        <TextArea label="Answers" description="One answer on each line." rows={6} {...field('answers')} />
      )}
      {(kind === 'scale' || kind === 'number') && <RangeFields form={form} />}
      {!isHeading && (
        <Checkbox
          name="isRequired"
          isSelected={isRequired}
          description="Otherwise the client may leave it out."
          onChange={(chosen) => change({ isRequired: chosen })}
        >
          Has to be answered
        </Checkbox>
      )}
      <AlertField form={form} item={item} />
      <ConditionFields form={form} earlier={earlier} />
    </Stack>
  )
}

function RangeFields({ form }: Pick<FieldsProps, 'form'>) {
  const { field, values } = form
  const isScale = values.kind === 'scale'
  return (
    <>
      <NumberField label={isScale ? 'Lowest step' : 'Lowest number (optional)'} {...field('lowest')} />
      {isScale && (
        <TextField label="What the lowest step means (optional)" maxLength={60} {...field('lowestLabel')} />
      )}
      <NumberField label={isScale ? 'Highest step' : 'Highest number (optional)'} {...field('highest')} />
      {isScale && (
        <TextField label="What the highest step means (optional)" maxLength={60} {...field('highestLabel')} />
      )}
    </>
  )
}

/** The answers of which the practice wants to know at once; nothing where nothing is chosen. */
function AlertField({ form, item }: Pick<FieldsProps, 'form' | 'item'>) {
  const { values, change, errorAt } = form
  const { kind, answers, alerts } = values
  const choices = choicesOf({ kind, options: optionsOf(answers, item?.options ?? []) })
  if (choices.length === 0) return null
  return (
    <CheckboxGroup
      label="Notify us at once when a client answers (optional)"
      description="The clinician hears of it before the form is sent in, and the client reads where help is."
      name="alerts"
      options={choices}
      value={alerts}
      errorMessage={errorAt('alerts')}
      onChange={(chosen) => change({ alerts: chosen })}
    />
  )
}
