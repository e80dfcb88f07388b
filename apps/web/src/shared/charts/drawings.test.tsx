import type { ChartDrawing } from '@oaklet/design-system'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BarDrawing } from './BarDrawing'
import { linesOf } from './BarLabel'
import { barsHeight } from './bar-height'
import { LineDrawing } from './LineDrawing'

const SERIES = [
  { id: 'billed', label: 'Billed', fill: 'url(#solid)', stroke: 'green', strokeDasharray: 'none' },
  { id: 'collected', label: 'Collected', fill: 'url(#diagonal)', stroke: 'blue', strokeDasharray: '8 4' },
]
const CATEGORIES = [
  { id: 'a', label: 'October', values: { billed: 4, collected: 1 } },
  { id: 'b', label: 'November', values: { billed: null, collected: 2 } },
  { id: 'c', label: 'December', values: { billed: 3, collected: 8 } },
]
const content = {
  categories: CATEGORIES,
  tickOf: (id: string) => `at ${id}`,
  formatTick: (value: number) => `$${value}`,
}
const drawing = (changes: Partial<ChartDrawing> = {}): ChartDrawing => ({
  ...{ width: 800, height: 240, series: SERIES, activePoint: null, renderLink: () => null },
  ...changes,
})
const wordsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map(({ textContent }) => textContent)

test('lines differ by their dashes, end at their names, and leave out missing values', () => {
  const { container } = render(<LineDrawing drawing={drawing()} {...content} />)
  const lines = [...container.querySelectorAll('path.recharts-line-curve')]
  expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual(['none', '8 4'])
  expect(wordsOf(container)).toEqual(expect.arrayContaining(['Billed', 'Collected', '$0', '$8', 'at a']))
  expect(container.querySelectorAll('circle')).toHaveLength(5)
})

test('an axis of lines reaches the value of `reach`, whatever is drawn', () => {
  const { container } = render(<LineDrawing drawing={drawing()} {...content} reach={27} />)
  expect(wordsOf(container)).toEqual(expect.arrayContaining(['$0', '$10', '$20', '$30']))
})

test('where there is little room the names stay in the legend', () => {
  const { container } = render(<LineDrawing drawing={drawing({ width: 300 })} {...content} />)
  expect(wordsOf(container)).not.toContain('Billed')
})

test('the value that is read stands out in a line and among bars', () => {
  const activePoint = { categoryId: 'c', seriesId: 'collected' }
  const lines = render(<LineDrawing drawing={drawing({ activePoint })} {...content} />)
  const radii = [...lines.container.querySelectorAll('circle')].map((mark) => mark.getAttribute('r'))
  expect(radii.filter((radius) => radius === '7')).toHaveLength(1)
  const bars = render(<BarDrawing drawing={drawing({ activePoint })} {...content} />)
  const thick = [...bars.container.querySelectorAll('rect[stroke-width="3"]')]
  expect(thick.map((bar) => bar.getAttribute('fill'))).toEqual(['url(#diagonal)'])
})

test('the bar that is read stands out below a place without one too', () => {
  const activePoint = { categoryId: 'c', seriesId: 'billed' }
  const { container } = render(<BarDrawing drawing={drawing({ activePoint })} {...content} />)
  const thick = [...container.querySelectorAll('rect[stroke-width="3"]')]
  expect(thick.map((bar) => bar.getAttribute('fill'))).toEqual(['url(#solid)'])
})

test('bars differ by their patterns, and each has its number and its name', () => {
  const height = barsHeight(CATEGORIES.length, SERIES.length)
  const { container } = render(<BarDrawing drawing={drawing({ height })} {...content} />)
  const fills = [...container.querySelectorAll('rect[rx]')].map((bar) => bar.getAttribute('fill'))
  expect(new Set(fills)).toEqual(new Set(['url(#solid)', 'url(#diagonal)']))
  expect(wordsOf(container)).toEqual(expect.arrayContaining(['at a', 'at b', 'at c', '$4', '$8']))
})

const linksOf = (Drawing: typeof LineDrawing, height: number) => {
  const renderLink = vi.fn<ChartDrawing['renderLink']>(() => null)
  render(<Drawing drawing={drawing({ height, renderLink })} {...content} />)
  const areas = new Map(renderLink.mock.calls.map(([point, area]) => [JSON.stringify(point), area]))
  return (categoryId: string, seriesId: string) => areas.get(JSON.stringify({ categoryId, seriesId }))
}

test('a line is pressed anywhere in the column of a point, the nearest of those there', () => {
  const areaOf = linksOf(LineDrawing, 240)
  const [billed, collected] = [areaOf('a', 'billed'), areaOf('a', 'collected')]
  // The higher value stands above, and both share the width of the column and the height of the plot.
  expect(billed?.y).toBe(10)
  expect(billed && billed.y + billed.height).toBe(collected?.y)
  expect(collected && collected.y + collected.height).toBe(210)
  expect(billed).toMatchObject({ x: collected?.x, width: collected?.width })
  expect(areaOf('b', 'collected')).toMatchObject({ y: 10, height: 200 })
  expect(areaOf('b', 'billed')).toBeUndefined()
})

test('other places of a line are pressed once the axis knows them', () => {
  const renderLink = vi.fn<ChartDrawing['renderLink']>(() => null)
  const shown = (categories: typeof CATEGORIES) => (
    <LineDrawing drawing={drawing({ renderLink })} {...content} categories={categories} />
  )
  const { rerender } = render(shown(CATEGORIES))
  rerender(shown(CATEGORIES.map(({ id, ...rest }) => ({ ...rest, id: `later ${id}` }))))
  const sizes = renderLink.mock.calls.flatMap(([, { x, y, width, height }]) => [x, y, width, height])
  expect(sizes.filter(Number.isNaN)).toEqual([])
  expect(renderLink.mock.calls.map(([{ categoryId }]) => categoryId)).toContain('later a')
})

test('a bar is pressed with its number, on at least 24 px', () => {
  const areaOf = linksOf(BarDrawing, barsHeight(CATEGORIES.length, SERIES.length))
  expect(areaOf('a', 'billed')).toMatchObject({ y: 0, height: 26 })
  expect(areaOf('a', 'collected')).toMatchObject({ y: 26, height: 26 })
  expect(areaOf('c', 'billed')).toMatchObject({ y: 104, height: 26 })
  for (const { id } of CATEGORIES) expect(areaOf(id, 'collected')?.width).toBeGreaterThanOrEqual(24)
})

test('a name that has no room is shortened', () => {
  const long = { ...content, tickOf: () => 'Dr. Wilhelmina Featherstonehaugh-Cholmondeley' }
  const { container } = render(<BarDrawing drawing={drawing({ width: 300 })} {...long} />)
  expect(wordsOf(container)[0]).toBe('Dr. Wilhelmina')
  expect(wordsOf(container)[1]).toMatch(/^Feather.*…$/)
})

test.each([
  ['Monday', 10, ['Monday']],
  ['90837 Psychotherapy, 60 min', 18, ['90837', 'Psychotherapy, 60…']],
  ['Dana Reyes, LCSW', 12, ['Dana Reyes,', 'LCSW']],
  ['Featherstonehaugh', 8, ['Feathers', 'tonehau…']],
])('%s within %i letters stands on %j', (text, letters, lines) => {
  expect(linesOf(text, letters)).toEqual(lines)
})

test('where there is no bar, a word says why; what is cut short is hollow', () => {
  const bars = render(<BarDrawing drawing={drawing()} {...content} noteOf={() => 'Withheld'} />)
  expect(wordsOf(bars.container).filter((words) => words === 'Withheld')).toHaveLength(1)
  const lines = render(<LineDrawing drawing={drawing()} {...content} isCutShort={(id) => id === 'c'} />)
  expect(lines.container.querySelectorAll('circle[fill=Canvas]')).toHaveLength(2)
})
