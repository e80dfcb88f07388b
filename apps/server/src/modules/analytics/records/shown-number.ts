import type { Analytics, AnalyticsRecords } from '@oaklet/api/contract'
import { endingBy } from '../breakdowns/breakdowns'

/** A number of an answer, as it is shown, with the rule that computes it. */
export interface ShownNumber extends Pick<AnalyticsRecords, 'figure' | 'part' | 'value' | 'isSuppressed'> {
  ruleId: string
  /** The dimension of the breakdown: "Clinician". */
  dimension: string | null
}

/** Finds a figure of the answer, or a part of a breakdown; returns null when it isn't shown. */
export const shownNumber = (
  analytics: Analytics,
  figureId: string,
  partId: string | undefined,
): ShownNumber | null =>
  partId === undefined ? shownFigure(analytics, figureId) : shownPart(analytics, figureId, partId)

function shownFigure({ figures }: Analytics, figureId: string): ShownNumber | null {
  const found = figures.find(({ id }) => id === figureId)
  if (found === undefined) return null
  return { ...figureOf(found), ...valueOf(found), part: null, ruleId: found.id, dimension: null }
}

function shownPart({ breakdowns }: Analytics, figureId: string, partId: string): ShownNumber | null {
  const breakdown = breakdowns.find(({ id }) => id === figureId)
  const row = breakdown?.rows.find(({ id }) => id === partId)
  if (breakdown === undefined || row === undefined) return null
  const { dimension } = breakdown
  return {
    ...figureOf(breakdown),
    ...valueOf(row),
    part: { id: row.id, label: row.label },
    ruleId: breakdown.id.slice(0, -endingBy(dimension).length),
    dimension,
  }
}

const figureOf = ({ id, label, unit, definition }: AnalyticsRecords['figure']) => ({
  figure: { id, label, unit, definition },
})

/** The flag of the answer is also true when only the number of the span before is suppressed. */
const valueOf = ({ value, isSuppressed }: Pick<ShownNumber, 'value' | 'isSuppressed'>) => ({
  value,
  isSuppressed: isSuppressed && value === null,
})
