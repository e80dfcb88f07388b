import { MEASURE_NAMES, type Measure } from '@oaklet/api/contract'
import { Card, Inline, Stack, Text } from '@oaklet/design-system'
import { DrawingsFailure } from '../../../shared/charts/DrawingsFailure'
import { formatFullDate } from '../../../shared/format-date'
import { BandBadge } from './BandBadge'
import { courseOf, courses as coursesStyle } from './CourseCards.css'
import { CourseChart } from './CourseChart'
import {
  changeMeaning,
  changeWords,
  coursesOf,
  isAlarming,
  latestOf,
  type MeasureCourse,
  scoreWords,
} from './measure-results'
import { SafetyNote } from './SafetyNote'

/** Where a client stands by each questionnaire, and how they came there; what was recorded by mistake counts nowhere. */
export function CourseCards({ measures }: { measures: readonly Measure[] }) {
  const courses = coursesOf(measures)
  if (courses.length === 0) return null
  const hasChart = courses.some(({ results }) => results.length > 1)
  return (
    <Stack gap="xl">
      {hasChart && <DrawingsFailure />}
      <div className={coursesStyle}>
        {courses.map((course) => (
          <div key={course.kind} className={courseOf[hasChart ? 'charts' : 'scores']}>
            <CourseCard course={course} />
            {course.results.length > 1 && <CourseChart course={course} />}
          </div>
        ))}
      </div>
    </Stack>
  )
}

function CourseCard({ course }: { course: MeasureCourse }) {
  const latest = latestOf(course)
  const meaning = changeMeaning(course)
  return (
    <Card title={MEASURE_NAMES[course.kind]}>
      <Stack gap="xs">
        <Inline gap="m">
          <Text as="span" size="2xl" weight="heading" isTabular>
            {scoreWords(latest)}
          </Text>
          <BandBadge measure={latest} />
        </Inline>
        <Text>{formatFullDate(latest.takenOn)}</Text>
        <Text tone="quiet">{changeWords(course)}</Text>
        {meaning !== null && <Text tone="quiet">{meaning}</Text>}
        {isAlarming(latest) && <SafetyNote spokenOn={latest.acknowledgment?.spokenOn ?? null} />}
      </Stack>
    </Card>
  )
}
