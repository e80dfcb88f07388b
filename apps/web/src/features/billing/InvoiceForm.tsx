import type { Appointment, FieldError } from '@oaklet/api/contract'
import {
  Banner,
  Columns,
  Card,
  DatePicker,
  Form,
  MoneyText,
  Stack,
  Text,
  TextArea,
} from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { AppointmentChoice } from './AppointmentChoice'
import { totalCents, withAppointment, type InvoiceValues } from './invoice-form'
import { InvoiceLines } from './InvoiceLines'

interface InvoiceFormProps {
  label: string
  values: InvoiceValues
  onChange: (values: InvoiceValues) => void
  errors: readonly FieldError[]
  /** Why saving failed, when it isn't about a field. */
  failure: string | null
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
  const { values, onChange, errors, uninvoiced, currency } = props
  const chosen = new Set(values.lines.flatMap(({ appointmentId }) => appointmentId ?? []))

  return (
    <Form
      label={props.label}
      isPending={props.isPending}
      errors={errors}
      onSubmit={props.onSubmit}
      footer={props.footer}
    >
      {props.failure !== null && (
        <Banner tone="bad" isAnnounced>
          {props.failure}
        </Banner>
      )}
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
                    onChange(appointments.reduce((now, next) => withAppointment(now, next, isChosen), values))
                  }
                />
                <InvoiceLines
                  lines={values.lines}
                  currency={currency}
                  errors={errors}
                  onChange={(lines) => onChange({ ...values, lines })}
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
              name="dueOn"
              isOptional
              description="Without one it is due 14 days after it is issued."
              value={values.dueOn}
              errorMessage={errors.find(({ path }) => path === 'dueOn')?.message}
              onChange={(dueOn) => onChange({ ...values, dueOn })}
            />
            <TextArea
              label="Notes"
              name="notes"
              isOptional
              description="Printed on the invoice."
              maxLength={2000}
              value={values.notes}
              onChange={(notes) => onChange({ ...values, notes })}
            />
          </Stack>
        </Card>
      </Columns>
    </Form>
  )
}
