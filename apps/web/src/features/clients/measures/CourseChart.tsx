import { BAND_WORDS, highestScore, MEASURE_NAMES } from '@oaklet/api/contract'
import { LineFigure } from '../../../shared/charts/LineFigure'
import { formatMediumDate } from '../../../shared/format-date'
import { courseSummary, type MeasureCourse } from './measure-results'

const SCORE = 'score'

/** The scores of one questionnaire over time. */
export function CourseChart({ course }: { course: MeasureCourse }) {
  const { kind, results } = course
  const bands = new Map(results.map(({ score, band }) => [score, BAND_WORDS[band].toLowerCase()]))
  const takenOn = new Map(results.map((one) => [one.id, one.takenOn]))
  return (
    <LineFigure
      title={`${MEASURE_NAMES[kind]} over time`}
      headingLevel={3}
      summary={courseSummary(course)}
      series={[{ id: SCORE, label: 'Score' }]}
      categoryHeader="Date"
      categories={results.map(({ id, takenOn: date, score }) => ({
        id,
        label: formatMediumDate(date),
        values: { [SCORE]: score },
      }))}
      formatValue={(score) => `${score}, ${bands.get(score) ?? ''}`}
      tickOf={(id) => formatMediumDate(takenOn.get(id) ?? '')}
      formatTick={String}
      reach={highestScore(kind)}
    />
  )
}
