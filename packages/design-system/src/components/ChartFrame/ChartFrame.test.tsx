import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-aria-components'
import { expect, test, vi } from 'vitest'
import { CHART_PATTERNS } from './chart-patterns'
import { ChartFrame, type ChartFrameProps } from './ChartFrame'

const props: ChartFrameProps<'collected' | 'open'> = {
  title: 'Income',
  summary: 'Collected income rose from $11,200 to $12,300.',
  categoryHeader: 'Month',
  series: [
    { id: 'collected', label: 'Collected' },
    { id: 'open', label: 'Outstanding' },
  ],
  categories: [
    { id: '2', label: 'February', values: { collected: 11200, open: 900 } },
    { id: '3', label: 'March', values: { collected: 12300, open: null } },
  ],
  formatValue: (value) => `$${value.toLocaleString('en-US')}`,
  sayValue: (value) => `${value.toLocaleString('en-US')} dollars`,
  renderChart: ({ width, height }) => <svg width={width} height={height} data-testid="drawing" />,
}

const reader = () => screen.getByRole('listbox', { name: 'Points of Income' })
const active = () => {
  const id = reader().getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

test('is a figure of its own name, described by its summary', () => {
  render(<ChartFrame {...props} />)
  const figure = screen.getByRole('figure', { name: 'Income' })
  expect(figure).toHaveAccessibleDescription('Collected income rose from $11,200 to $12,300.')
})

test('who comes by Tab hears the summary with its button, as no screen reader says it of a figure then', () => {
  render(<ChartFrame {...props} />)
  expect(screen.getByRole('button', { name: 'Show as table' })).toHaveAccessibleDescription(
    'Collected income rose from $11,200 to $12,300.',
  )
})

test('reads point by point: arrows move between places and series, Home and End to the ends', async () => {
  render(<ChartFrame {...props} />)
  screen.getByRole('button').focus()
  await userEvent.tab()
  expect(reader()).toHaveFocus()
  expect(active()).toBe('February: 11,200 dollars, Collected')
  await userEvent.keyboard('{ArrowRight}')
  expect(active()).toBe('March: 12,300 dollars, Collected')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('March: no value, Outstanding')
  await userEvent.keyboard('{Home}')
  expect(active()).toBe('February: 900 dollars, Outstanding')
  await userEvent.keyboard('{End}{ArrowUp}')
  expect(active()).toBe('March: 12,300 dollars, Collected')
})

test('a place says in its own words why it has no value', async () => {
  const categories = props.categories.map((category) => ({ ...category, missing: 'Withheld' }))
  render(<ChartFrame {...props} categories={categories} />)
  expect(screen.getByRole('option', { name: 'March: Withheld, Outstanding' })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'February: 900 dollars, Outstanding' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('row', { name: 'March $12,300 Withheld' })).toBeVisible()
})

test('is one Tab stop, however many points there are', async () => {
  render(
    <>
      <ChartFrame {...props} />
      <button>After</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('tells the drawing which point is read, and shows its value as it is written', async () => {
  const renderChart = vi.fn(() => null)
  render(<ChartFrame {...props} renderChart={renderChart} />)
  expect(renderChart).toHaveBeenLastCalledWith(expect.objectContaining({ activePoint: null }))
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(renderChart).toHaveBeenLastCalledWith(
    expect.objectContaining({ activePoint: { categoryId: '3', seriesId: 'collected' } }),
  )
  expect(screen.getByText('March: $12,300, Collected')).toBeVisible()
})

test('shows the same values as a table on demand, and focus stays on the button', async () => {
  render(<ChartFrame {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = screen.getByRole('table', { name: 'Income' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Month', 'Collected', 'Outstanding'],
    ['February', '$11,200', '$900'],
    ['March', '$12,300', '–'],
  ])
  expect(screen.queryByTestId('drawing')).toBeNull()
  const back = screen.getByRole('button', { name: 'Show as chart' })
  expect(back).toHaveFocus()
  expect(screen.getByRole('log')).toHaveTextContent('Shown as table')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByTestId('drawing')).toBeInTheDocument()
})

test('can be held to the table from outside', async () => {
  const onTableShownChange = vi.fn()
  render(<ChartFrame {...props} isTableShown onTableShownChange={onTableShownChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(onTableShownChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(screen.getByRole('table')).toBeVisible()
})

const linkOf = (categoryId: string, seriesId: string) =>
  seriesId === 'collected'
    ? { href: `/payments/${categoryId}`, hint: ` in month ${categoryId}: show the payments` }
    : undefined

test('values of the table lead to what is behind them, each link with a name of its own', () => {
  render(<ChartFrame {...props} isTableShown linkOf={linkOf} />)
  const names = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(names).toEqual([
    ['$11,200 in month 2: show the payments', '/payments/2'],
    ['$12,300 in month 3: show the payments', '/payments/3'],
  ])
})

test('Tab goes through the values of the table that lead somewhere, and out of it, and back', async () => {
  render(
    <>
      <ChartFrame {...props} isTableShown linkOf={linkOf} />
      <button>After</button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Show as chart' })
  const stops = [button, ...screen.getAllByRole('link'), screen.getByRole('button', { name: 'After' })]
  for (const stop of stops) {
    await userEvent.tab()
    expect(stop).toHaveFocus()
  }
  for (const stop of stops.slice(0, -1).reverse()) {
    await userEvent.tab({ shift: true })
    expect(stop).toHaveFocus()
  }
})

const showLinked = (renderChart: typeof props.renderChart = () => null) => {
  const navigate = vi.fn()
  render(
    <RouterProvider navigate={navigate}>
      <ChartFrame {...props} linkOf={linkOf} renderChart={renderChart} />
    </RouterProvider>,
  )
  return navigate
}
const opened = (navigate: ReturnType<typeof vi.fn>) => navigate.mock.calls.map(([href]: unknown[]) => href)

const read = () => screen.getByRole('option', { selected: true })

test('Enter leads where the point that is read leads; without a link it does nothing', async () => {
  const navigate = showLinked()
  act(() => reader().focus())
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(opened(navigate)).toEqual(['/payments/3'])
  expect(reader()).toHaveFocus()
  expect(active()).toBe('March: 12,300 dollars, Collected')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(opened(navigate)).toEqual(['/payments/3'])
})

test('what Enter does is said once for each visit, of the first point that leads somewhere', async () => {
  showLinked()
  act(() => reader().focus())
  expect(read()).toHaveAccessibleDescription('Enter opens its records.')
  await userEvent.keyboard('{ArrowRight}')
  expect(read()).not.toHaveAccessibleDescription()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  act(() => reader().focus())
  expect(read()).not.toHaveAccessibleDescription()
  await userEvent.keyboard('{ArrowUp}')
  expect(read()).toHaveAccessibleDescription('Enter opens its records.')
})

test('a screen reader that presses a point itself goes the same way', async () => {
  const navigate = showLinked()
  await userEvent.click(screen.getByRole('option', { name: 'March: 12,300 dollars, Collected' }))
  expect(opened(navigate)).toEqual(['/payments/3'])
  expect(active()).toBe('March: 12,300 dollars, Collected')
})

const area = { x: 1, y: 2, width: 30, height: 40 }
const drawAreas: typeof props.renderChart = ({ renderLink }) => (
  <svg data-testid="drawing">
    {renderLink({ categoryId: '3', seriesId: 'collected' }, area)}
    {renderLink({ categoryId: '3', seriesId: 'open' }, area)}
  </svg>
)
const areaLinks = () => [...screen.getByTestId('drawing').querySelectorAll('a')]

test('an area of the drawing shows its point and leads there, and leaves the keyboard at that point', async () => {
  const navigate = showLinked(drawAreas)
  const [link, ...more] = areaLinks()
  if (link === undefined) throw new Error('There is no link')
  expect(more).toEqual([])
  expect(link).toHaveAttribute('href', '/payments/3')
  await userEvent.hover(link)
  expect(screen.getByText('March: $12,300, Collected')).toHaveAttribute('href', '/payments/3')
  await userEvent.unhover(link)
  expect(screen.getByText('Arrow keys read it point by point')).toBeVisible()
  await userEvent.click(link)
  expect(opened(navigate)).toEqual(['/payments/3'])
  expect(reader()).toHaveFocus()
  expect(active()).toBe('March: 12,300 dollars, Collected')
})

test('what a key reads shows before what the pointer is at', async () => {
  showLinked(drawAreas)
  act(() => reader().focus())
  for (const link of areaLinks()) await userEvent.hover(link)
  expect(screen.getByText('March: $12,300, Collected')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByText('February: $900, Outstanding')).not.toHaveAttribute('href')
})

test('links of the drawing are no Tab stops', async () => {
  showLinked(drawAreas)
  await userEvent.tab()
  await userEvent.tab()
  expect(reader()).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('its own buttons stand between the title and the one for the table, with or without values', async () => {
  const { rerender } = render(<ChartFrame {...props} actions={<button>What is counted</button>} />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'What is counted' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Show as table' })).toHaveFocus()
  rerender(<ChartFrame {...props} categories={[]} actions={<button>What is counted</button>} />)
  expect(screen.getByRole('button', { name: 'What is counted' })).toBeVisible()
})

test('keeps the height of the drawing, whatever stands in its place', async () => {
  render(<ChartFrame {...props} height={300} />)
  const stage = reader().parentElement
  expect(stage).toHaveStyle({ minBlockSize: '300px' })
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('table').parentElement).toHaveStyle({ minBlockSize: '300px' })
})

test('no two series share pattern, ink or dashes', () => {
  const ids = CHART_PATTERNS.map((_, index) => `s${index}`)
  const renderChart = vi.fn<ChartFrameProps['renderChart']>(() => null)
  render(
    <ChartFrame
      title="Everything"
      summary="Each is 1."
      categoryHeader="Place"
      formatValue={String}
      series={ids.map((id) => ({ id, label: id }))}
      categories={[{ id: '1', label: 'One', values: Object.fromEntries(ids.map((id) => [id, 1])) }]}
      renderChart={renderChart}
    />,
  )
  const drawn = renderChart.mock.lastCall?.[0].series ?? []
  for (const look of ['fill', 'stroke', 'strokeDasharray'] as const)
    expect(new Set(drawn.map((one) => one[look])).size).toBe(CHART_PATTERNS.length)
})

test('every pattern that a series refers to is there', () => {
  const renderChart = vi.fn<ChartFrameProps<'collected' | 'open'>['renderChart']>(() => null)
  const { container } = render(<ChartFrame {...props} renderChart={renderChart} />)
  for (const { fill } of renderChart.mock.lastCall?.[0].series ?? []) {
    const id = fill.slice('url(#'.length, -1)
    expect(container.querySelector(`pattern[id="${id}"]`)).not.toBeNull()
  }
})

test('a single series needs no legend, and is not repeated at each point', () => {
  render(<ChartFrame {...props} series={props.series.slice(0, 1)} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(active()).toBe('February: 11,200 dollars')
})

test('without values it says so, and offers neither reading nor table', () => {
  render(<ChartFrame {...props} categories={[]} emptyState="No payments yet" />)
  expect(screen.getByText('No payments yet')).toBeVisible()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('reading stays on a point when there are fewer points than before', async () => {
  const { rerender } = render(<ChartFrame {...props} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  rerender(<ChartFrame {...props} categories={props.categories.slice(0, 1)} />)
  expect(active()).toBe('February: 11,200 dollars, Collected')
})
