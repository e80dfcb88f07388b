import {
  REMINDER_DAYS,
  type ReminderDays,
  type ReminderSettings,
  UpdateReminderSettingsBody,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { changesWords, daysWords, hoursWords, lateWords, nameWords, onWords } from './reminder-words'

/** What is typed about the reminders. */
export interface RemindersValues {
  isOn: boolean
  tellsChanges: boolean
  daysBefore: readonly `${ReminderDays}`[]
  opens: string | null
  closes: string | null
  publicName: string
  lateHours: number | null
}

const idOf = (days: ReminderDays): `${ReminderDays}` => `${days}`

/** What the form starts from. */
export const remindersValuesOf = ({ daysBefore, hours, ...settings }: ReminderSettings): RemindersValues => ({
  isOn: settings.isOn,
  tellsChanges: settings.tellsChanges,
  daysBefore: REMINDER_DAYS.filter((days) => daysBefore.includes(days)).map(idOf),
  ...hours,
  publicName: settings.publicName,
  lateHours: settings.lateHours,
})

/** What is sent beside the version; what is missing is refused. */
export const remindersBodyOf = ({
  opens,
  closes,
  ...values
}: RemindersValues): Omit<UpdateReminderSettingsBody, 'version'> => ({
  isOn: values.isOn,
  tellsChanges: values.tellsChanges,
  daysBefore: REMINDER_DAYS.filter((days) => values.daysBefore.includes(idOf(days))).toReversed(),
  hours: { opens: opens ?? '', closes: closes ?? '' },
  publicName: values.publicName,
  lateHours: values.lateHours ?? Number.NaN,
})

const FIELDS = ['daysBefore', 'hours.opens', 'hours.closes', 'publicName', 'lateHours']

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const remindersErrors = (values: RemindersValues): FormError[] =>
  contractErrors(UpdateReminderSettingsBody, remindersBodyOf(values), FIELDS)

/** Both versions in words, for the person to choose from. */
export const remindersVersions = (values: RemindersValues, theirs: ReminderSettings) =>
  comparedWords(wordsOf(remindersBodyOf(values)), wordsOf(theirs))

const wordsOf = (settings: Omit<ReminderSettings, 'practiceId' | 'version'>) => ({
  Reminders: onWords(settings.isOn),
  Changes: changesWords(settings.tellsChanges),
  When: daysWords(settings.daysBefore),
  'Mail leaves': hoursWords(settings.hours),
  'Name in the mail': nameWords(settings.publicName),
  'Late cancellation': lateWords(settings.lateHours),
})
