import type { Appointment } from '@oaklet/api/contract'
import { Columns, Card, DatePicker, Form, MoneyText, Stack, Text, TextArea } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { FormFailure } from '../../../shared/forms/FormFailure'
import type { FormState } from '../../../shared/forms/use-form'
import { AppointmentChoice } from './AppointmentChoice'
import { totalCents, withAppointment, type InvoiceValues } from './invoice-form'
import { InvoiceLines } from './InvoiceLines'

interface InvoiceFormProps {
  label: string
  form: FormState<InvoiceValues>
  /** Why saving failed; null while nothing went wrong. */
  error: unknown
  /** Shown for a failure that has no sentence of the server's. */
  fallback: string
  uninvoiced: readonly Appointment[]
  currency: string
  isPending: boolean
  onSubmit: () => void
  /** Who is billed: a field, or a name that is settled. */
  clientField: ReactNode
  footer: ReactNode
}

/** A draft as someone writes it: whom, which sessions, what lines, when due, and the running total. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { form, error, fallback, uninvoiced, currency } = props
  const { values, errors, change } = form
  const chosen = new Set(values.lines.flatMap(({ appointmentId }) => appointmentId ?? []))

  return (
    <Form
      label={props.label}
      isPending={props.isPending}
      errors={errors}
      onSubmit={props.onSubmit}
      footer={props.footer}
    >
      <FormFailure error={error} fallback={fallback} isAtField={form.isStopped} />
      <Columns template="main-aside" gap="xl">
        <Card title="What is billed">
          <Stack gap="xl">
            {props.clientField}
            {values.client !== null && (
              <>
                <AppointmentChoice
                  appointments={uninvoiced}
                  chosenIds={chosen}
                  currency={currency}
                  onChoose={(appointments, isChosen) =>
                    change(appointments.reduce((now, next) => withAppointment(now, next, isChosen), values))
                  }
                />
                <InvoiceLines
                  lines={values.lines}
                  currency={currency}
                  errors={errors}
                  onChange={(lines) => change({ lines })}
                />
              </>
            )}
          </Stack>
        </Card>
        <Card title="Total">
          <Stack gap="l">
            <Text as="div" size="2xl" weight="heading" isTabular>
              <MoneyText cents={totalCents(values)} currency={currency} />
            </Text>
            <DatePicker
              label="Due date"
              isOptional
              description="Without one, the billing settings say how long after its issue it is due."
              {...form.field('dueOn')}
            />
            <TextArea
              label="Notes"
              isOptional
              description="Printed on the invoice."
              maxLength={2000}
              {...form.field('notes')}
            />
          </Stack>
        </Card>
      </Columns>
    </Form>
  )
}
