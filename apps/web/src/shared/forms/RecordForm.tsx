import { showToast } from '@oaklet/design-system'
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { LazyStaleEdit } from './LazyStaleEdit'
import { SettingsForm } from './SettingsForm'
import type { FormState } from './use-form'
import type { SaveHandlers, useSaveOver } from './use-save-over'

interface RecordFormProps<Item, Values extends object, Body> {
  /** Names the form. */
  label: string
  /** On the button that saves: "Save profile". */
  submitLabel: string
  /** Said once it is saved. */
  savedWords: string
  /** Said when the server gives no sentence of its own. */
  fallback: string
  /** What was changed meanwhile, in a word: "person". */
  what: string
  /** True when the record can’t be changed any more. */
  isOver?: boolean
  form: Pick<FormState<Values>, 'values' | 'errors' | 'check' | 'refuse' | 'restart'>
  saving: Pick<
    ReturnType<typeof useSaveOver<Item>>,
    'base' | 'stale' | 'isPending' | 'error' | 'takeTheirs'
  > & { save: (body: Body, handlers: SaveHandlers<Item>) => void }
  valuesOf: (item: Item) => Values
  /** What is sent to save the values over `on`. */
  bodyOf: (values: Values, on: Item) => Body
  /** Both versions in words. */
  versionsOf: (values: Values, theirs: Item) => ComponentProps<typeof LazyStaleEdit>['rows']
  children: ReactNode
}

/** A record, or a part of one, that is saved by itself; nothing typed is lost to a failure, nor to another person’s edit. */
export function RecordForm<Item, Values extends object, Body>(props: RecordFormProps<Item, Values, Body>) {
  const { form, saving, valuesOf, bodyOf, savedWords } = props
  const { base, stale } = saving
  const [round, setRound] = useState(0)

  const save = (on: Item) => {
    if (!form.check()) return
    const body = bodyOf(form.values, on)
    if (on === base && JSON.stringify(body) === JSON.stringify(bodyOf(valuesOf(base), base))) {
      showToast({ title: 'There is nothing new to save', tone: 'info' })
      return
    }
    const onSaved = (saved: Item) => {
      form.restart(valuesOf(saved))
      showToast({ title: savedWords, tone: 'good' })
    }
    saving.save(body, { onSaved, onRefused: form.refuse })
  }
  const takeTheirs = (theirs: Item) => {
    form.restart(valuesOf(theirs))
    saving.takeTheirs(theirs)
    // The fields with words of their own begin anew.
    setRound(round + 1)
  }

  return (
    <SettingsForm
      label={props.label}
      errors={form.errors}
      isPending={saving.isPending}
      error={saving.error}
      fallback={props.fallback}
      submitLabel={props.submitLabel}
      pendingLabel="Saving…"
      isOver={props.isOver ?? false}
      onSubmit={() => save(base)}
      notice={
        stale && (
          <LazyStaleEdit
            what={props.what}
            rows={props.versionsOf(form.values, stale)}
            onKeepMine={() => save(stale)}
            onTakeTheirs={() => takeTheirs(stale)}
          />
        )
      }
    >
      <Fragment key={round}>{props.children}</Fragment>
    </SettingsForm>
  )
}
