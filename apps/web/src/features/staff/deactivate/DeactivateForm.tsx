import { overlapConflicts, STAFF_MESSAGES } from '@oaklet/api'
import type { OpenAppointments, StaffMember } from '@oaklet/api/contract'
import { Banner, Button, Form, type FormError, Inline, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../shared/forms/field-errors'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { AppointmentsField } from './AppointmentsField'
import { ClientsField } from './ClientsField'
import { ColleagueFields } from './ColleagueFields'
import { deactivateBodyOf, deactivateErrors, type DeactivateValues } from './deactivate-form'
import type { useDeactivate } from './use-deactivate'
import { useHeldPress } from './use-held-press'

interface DeactivateFormProps {
  member: StaffMember
  open: OpenAppointments
  /** Whether the answer for the one chosen last is on its way. */
  isAsking: boolean
  deactivating: ReturnType<typeof useDeactivate>
  values: DeactivateValues
  onChange: (changes: Partial<DeactivateValues>) => void
  onReload: () => void
  onCancel: () => void
  onDone: () => void
}

/** What deactivating means, what becomes of the appointments and clients, and the button that does it. */
export function DeactivateForm(props: DeactivateFormProps) {
  const { member, open, isAsking, values, onChange, onReload, onCancel, onDone } = props
  const [errors, setErrors] = useState<FormError[]>([])
  const { mutate, isPending, stale, error } = props.deactivating
  const deactivate = () => {
    const found = deactivateErrors(values, open)
    setErrors(found)
    if (found.length > 0) return
    const { version } = stale ?? member
    mutate(
      { ...deactivateBodyOf(values, open), version },
      {
        onSuccess: onDone,
        onError: (refused) => {
          setErrors(fieldErrorsOf(refused).map(({ message }) => ({ path: 'clinician', message })))
          // A person has booked since these were counted.
          if (overlapConflicts(refused) !== null) onReload()
        },
      },
    )
  }
  // What is pressed about a person whose calendar isn’t known yet waits for it.
  const { isHeld, press, forget } = useHeldPress(!isAsking, deactivate)
  const change = (changes: Partial<DeactivateValues>) => {
    forget()
    setErrors([])
    onChange(changes)
  }
  const isBusy = isPending || isHeld
  const errorAt = (name: string) => errors.find(({ path }) => path === name)?.message
  const question = { open, values, errorAt, onChange: change }

  return (
    <Form
      onSubmit={press}
      isPending={isBusy}
      errors={errors}
      footer={
        <Inline gap="m" justify="end">
          <Button onPress={onCancel}>Cancel</Button>
          <Button type="submit" tone="danger" isPending={isBusy}>
            {isHeld ? 'Looking at the calendar…' : isPending ? 'Deactivating…' : 'Deactivate'}
          </Button>
        </Inline>
      }
    >
      {stale && (
        <Banner tone="wait" isAnnounced title="Somebody else changed this person meanwhile">
          Deactivate again if that is still right.
        </Banner>
      )}
      {error !== null && errors.length === 0 && (
        <SaveFailure error={error} fallback={STAFF_MESSAGES.deactivate} />
      )}
      <Text>
        {member.name} is signed out at once and can’t sign in here any more. Everything they wrote stays, and
        you can reactivate them later.
      </Text>
      <AppointmentsField {...question} />
      <ClientsField {...question} />
      <ColleagueFields {...question} member={member} isAsking={isAsking} />
    </Form>
  )
}
