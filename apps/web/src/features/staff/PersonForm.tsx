import { STAFF_MESSAGES } from '@oaklet/api'
import type { StaffMember } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { type ReactNode, useState, Fragment } from 'react'
import { LateStaleEdit } from '../../shared/LateStaleEdit'
import { SettingsForm } from '../../shared/SettingsForm'
import type { FormValues } from '../../shared/use-form-values'
import type { useSavePerson } from './use-save-person'

interface PersonFormProps<Values extends object, Body> {
  /** Names the form. */
  label: string
  /** On the button that saves: "Save profile". */
  submitLabel: string
  /** Said once it is saved. */
  savedWords: string
  /** Said when the server gives no sentence of its own. */
  fallback?: string
  form: FormValues<Values>
  saving: ReturnType<typeof useSavePerson<Body>>
  valuesOf: (member: StaffMember) => Values
  bodyOf: (values: Values, base: StaffMember) => Body
  /** Both versions in words. */
  versionsOf: (values: Values, theirs: StaffMember) => { label: string; mine: string; theirs: string }[]
  children: ReactNode
}

/** One part of a person that is saved by itself; nothing typed is lost to a failure, nor to somebody else’s edit. */
export function PersonForm<Values extends object, Body>(props: PersonFormProps<Values, Body>) {
  const { form, saving, valuesOf, bodyOf, savedWords, fallback = STAFF_MESSAGES.update } = props
  const { stale } = saving
  const [round, setRound] = useState(0)

  const save = (on = saving.base) => {
    if (!form.check()) return
    if (on === saving.base && !form.isTouched) {
      showToast({ title: 'There is nothing new to save', tone: 'info' })
      return
    }
    const onSaved = (saved: StaffMember) => {
      form.restart(valuesOf(saved))
      showToast({ title: savedWords, tone: 'good' })
    }
    saving.save(bodyOf(form.values, on), { onSaved, onRefused: form.refuse })
  }
  const takeTheirs = (theirs: StaffMember) => {
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
      fallback={fallback}
      submitLabel={props.submitLabel}
      pendingLabel="Saving…"
      onSubmit={() => save()}
      notice={
        stale && (
          <LateStaleEdit
            what="person"
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
