import type { MeasureRhythm } from '@oaklet/api/contract'
import { addDays } from '../../../calendar-day'

/** How many days lie between two results at least; of each session, so many that one is of no use for two. */
const DAYS: Readonly<Record<MeasureRhythm, number>> = {
  each_session: 3,
  two_weeks: 14,
  four_weeks: 28,
  six_weeks: 42,
}

/** Whether a questionnaire is asked for before an appointment; the days are `YYYY-MM-DD` where the practice is. */
export const isMeasureDue = (
  rhythm: MeasureRhythm,
  { lastOn, appointmentOn }: { lastOn: string | null; appointmentOn: string },
): boolean => lastOn === null || addDays(lastOn, DAYS[rhythm]) <= appointmentOn
