import { someAnalytics } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { figureGroups } from './figure-groups'

const groupsOf = (...ids: string[]) =>
  figureGroups(someAnalytics().figures.flatMap((figure) => ids.map((id) => ({ ...figure, id })))).map(
    ({ title, figures }) => [title, figures.map(({ id }) => id)],
  )

test('the figures of each questionnaire stand together, after those of treatment', () => {
  expect(groupsOf('clientsSeen', 'measuresOverdue', 'phq9Intake', 'phq9Now', 'gad7Intake')).toEqual([
    ['In treatment', ['clientsSeen', 'measuresOverdue']],
    ['PHQ-9', ['phq9Intake', 'phq9Now']],
    ['GAD-7', ['gad7Intake']],
  ])
})

test('figures without any are one group', () => {
  expect(groupsOf('billed', 'collected')).toEqual([['In treatment', ['billed', 'collected']]])
})
