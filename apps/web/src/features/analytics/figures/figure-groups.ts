import type { AnalyticsFigure } from '@oaklet/api/contract'

/** A group of figures with its title. */
export interface FigureGroup {
  title: string
  figures: AnalyticsFigure[]
}

const TITLES: readonly (readonly [beginning: string, title: string])[] = [
  ['phq9', 'PHQ-9'],
  ['gad7', 'GAD-7'],
  ['', 'In treatment'],
]

/** Groups the figures of each questionnaire; all other figures are one group. Keeps their order. */
export function figureGroups(figures: readonly AnalyticsFigure[]): FigureGroup[] {
  const groups: FigureGroup[] = []
  for (const figure of figures) {
    const title = TITLES.find(([beginning]) => figure.id.startsWith(beginning))?.[1] ?? ''
    const group = groups.find((each) => each.title === title)
    if (group) group.figures.push(figure)
    else groups.push({ title, figures: [figure] })
  }
  return groups
}
