import { REMINDERS_MESSAGES } from '@oaklet/api'
import { MAX_LATE_HOURS, REMINDER_DAYS, ReminderSettings } from '@oaklet/api/contract'
import {
  Checkbox,
  CheckboxGroup,
  FieldGroup,
  NumberField,
  Stack,
  TextField,
  TimeField,
} from '@oaklet/design-system'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { dayWords, EDIT_TITLE } from './reminder-words'
import {
  remindersBodyOf,
  remindersErrors,
  type RemindersValues,
  remindersValuesOf,
  remindersVersions,
} from './reminders-form'

interface RemindersDialogProps {
  settings: ReminderSettings
  onClose: () => void
}

const DAYS = REMINDER_DAYS.map((days) => ({ id: `${days}` as const, label: dayWords(days) }))

/** The form that says whether, when and how clients are reminded. */
export function RemindersDialog({ settings, onClose }: RemindersDialogProps) {
  const [api, practiceId] = [useApi().reminders, usePracticeId()]
  return (
    <RecordDialog
      title={EDIT_TITLE}
      what="reminders"
      record={settings}
      schema={ReminderSettings}
      valuesOf={(record) => remindersValuesOf(record ?? settings)}
      errorsOf={remindersErrors}
      bodyOf={remindersBodyOf}
      versionsOf={remindersVersions}
      save={(body, on) => api.updateSettings({ practiceId }, { ...body, version: (on ?? settings).version })}
      savedWords={() => 'Reminders saved'}
      fallback={REMINDERS_MESSAGES.updateSettings}
      onClose={onClose}
    >
      {(form) => <RemindersFields form={form} />}
    </RecordDialog>
  )
}

function RemindersFields({ form: { values, change, errorAt } }: { form: FormState<RemindersValues> }) {
  return (
    <Stack gap="2xl">
      <Checkbox
        name="isOn"
        autoFocus
        isSelected={values.isOn}
        onChange={(isOn) => change({ isOn })}
        description="To an e-mail of the client that may be written to. The mail says when and with whom, and has a link to confirm, to cancel or to ask for another time."
      >
        Remind clients by e-mail
      </Checkbox>
      <Checkbox
        name="tellsChanges"
        isSelected={values.tellsChanges}
        onChange={(tellsChanges) => change({ tellsChanges })}
        description="A few minutes later, in one mail for all that was changed. What is undone until then tells nobody."
      >
        Tell clients when an appointment is booked, moved or cancelled
      </Checkbox>
      <CheckboxGroup
        label="When"
        name="daysBefore"
        description="At the time of day of the appointment. One in the night is told the evening before."
        options={DAYS}
        value={values.daysBefore}
        onChange={(daysBefore) => change({ daysBefore })}
        errorMessage={errorAt('daysBefore')}
      />
      <FieldGroup legend="Mail leaves" columns={2}>
        <TimeField
          label="From"
          name="hours.opens"
          value={values.opens}
          onChange={(opens) => change({ opens })}
          errorMessage={errorAt('hours.opens')}
        />
        <TimeField
          label="To"
          name="hours.closes"
          value={values.closes}
          onChange={(closes) => change({ closes })}
          errorMessage={errorAt('hours.closes')}
        />
      </FieldGroup>
      <TextField
        label="Name in the mail (optional)"
        name="publicName"
        description="Left empty, it is the name of the practice. A name with “therapy” in it tells others who see the mail."
        autoComplete="off"
        value={values.publicName}
        onChange={(publicName) => change({ publicName })}
        errorMessage={errorAt('publicName')}
      />
      <NumberField
        label="A cancellation is late"
        name="lateHours"
        description="Clients who cancel by the link are told that it may cost something, and the appointment is marked as cancelled late."
        unit="hours before the appointment"
        minValue={0}
        maxValue={MAX_LATE_HOURS}
        value={values.lateHours}
        onChange={(lateHours) => change({ lateHours })}
        errorMessage={errorAt('lateHours')}
      />
    </Stack>
  )
}
