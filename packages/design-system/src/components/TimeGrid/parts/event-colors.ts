import type { StyleRule } from '@vanilla-extract/css'
import { calendarColors } from '../../../tokens/calendar-colors'

type Color = (typeof calendarColors)[number]

/** Makes one variant of a recipe from each calendar colour. */
export const eventColors = (rule: (color: Color) => StyleRule) => ({
  0: rule(calendarColors[0]),
  1: rule(calendarColors[1]),
  2: rule(calendarColors[2]),
  3: rule(calendarColors[3]),
  4: rule(calendarColors[4]),
  5: rule(calendarColors[5]),
  6: rule(calendarColors[6]),
  7: rule(calendarColors[7]),
})
