import type { Analytics, AnalyticsRecords } from '@oaklet/api/contract'
import { endingBy } from './breakdowns'

/** A number of an answer, as it is shown, and which rule it is told by. */
export interface ShownNumber extends Pick<AnalyticsRecords, 'figure' | 'part' | 'value' | 'isSuppressed'> {
  ruleId: string
  /** What it is a part by: "Clinician". */
  dimension: string | null
}

/** A figure of the answer, or the part of a breakdown; null for what isn't shown. */
export const shownNumber = (
  analytics: Analytics,
  figureId: string,
  partId: string | undefined,
): ShownNumber | null =>
  partId === undefined ? shownFigure(analytics, figureId) : shownPart(analytics, figureId, partId)

function shownFigure({ figures }: Analytics, figureId: string): ShownNumber | null {
  const found = figures.find(({ id }) => id === figureId)
  if (found === undefined) return null
  return { ...toldAs(found), ...withheldOr(found), part: null, ruleId: found.id, dimension: null }
}

function shownPart({ breakdowns }: Analytics, figureId: string, partId: string): ShownNumber | null {
  const breakdown = breakdowns.find(({ id }) => id === figureId)
  const row = breakdown?.rows.find(({ id }) => id === partId)
  if (breakdown === undefined || row === undefined) return null
  const { dimension } = breakdown
  return {
    ...toldAs(breakdown),
    ...withheldOr(row),
    part: { id: row.id, label: row.label },
    ruleId: breakdown.id.slice(0, -endingBy(dimension).length),
    dimension,
  }
}

const toldAs = ({ id, label, unit, definition }: AnalyticsRecords['figure']) => ({
  figure: { id, label, unit, definition },
})

/** A number is also called so when only the one before it is withheld. */
const withheldOr = ({ value, isSuppressed }: Pick<ShownNumber, 'value' | 'isSuppressed'>) => ({
  value,
  isSuppressed: isSuppressed && value === null,
})
