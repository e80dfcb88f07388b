import { overlapConflicts, STAFF_MESSAGES } from '@oaklet/api'
import type { OpenAppointments, StaffMember } from '@oaklet/api/contract'
import { Banner, Button, Form, type FormError, Inline, showToast, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../shared/field-errors'
import { SaveFailure } from '../../../shared/SaveFailure'
import { AppointmentsFields } from './AppointmentsFields'
import { appointmentsOf, deactivatedWords, deactivateErrors, type DeactivateValues } from './deactivate-form'
import { useDeactivate } from './use-deactivate'

interface DeactivateFormProps {
  member: StaffMember
  open: OpenAppointments
  /** Whether the answer for the one chosen last is on its way. */
  isAsking: boolean
  values: DeactivateValues
  onChange: (changes: Partial<DeactivateValues>) => void
  onReload: () => void
  onClose: () => void
}

/** What deactivating means, what becomes of the appointments, and the button that does it. */
export function DeactivateForm(props: DeactivateFormProps) {
  const { member, open, isAsking, values, onChange, onReload, onClose } = props
  const [errors, setErrors] = useState<FormError[]>([])
  const { mutate, isPending, stale, error } = useDeactivate(member.id)
  const change = (changes: Partial<DeactivateValues>) => {
    setErrors([])
    onChange(changes)
  }
  const deactivate = () => {
    const found = deactivateErrors(values, open)
    setErrors(found)
    // What was pressed is about somebody whose calendar isn’t known yet.
    if (found.length > 0 || isAsking) return
    const appointments = appointmentsOf(values, open)
    const { version } = stale ?? member
    mutate(
      { appointments, version },
      {
        onSuccess: ({ appointments: count }) => {
          showToast({ title: deactivatedWords(member.name, appointments, count), tone: 'good' })
          onClose()
        },
        onError: (refused) => {
          setErrors(fieldErrorsOf(refused).map(({ message }) => ({ field: 'clinician', message })))
          // Somebody has booked since these were counted.
          if (overlapConflicts(refused) !== null) onReload()
        },
      },
    )
  }
  const errorAt = (name: string) => errors.find(({ field }) => field === name)?.message

  return (
    <Form
      onSubmit={deactivate}
      isPending={isPending}
      errors={errors}
      footer={
        <Inline gap="m" justify="end">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" tone="danger" isPending={isPending}>
            {isPending ? 'Deactivating…' : 'Deactivate'}
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
      <AppointmentsFields member={member} open={open} values={values} errorAt={errorAt} onChange={change} />
    </Form>
  )
}
