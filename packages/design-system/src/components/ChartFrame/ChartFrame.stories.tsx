import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState'
import { Icon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { Stack } from '../Stack/Stack'
import { drawBars, drawLines } from './story-drawing'
import { CHART_PATTERNS, type ChartCategory, type ChartSeries } from './chart-patterns'
import { ChartFrame, type ChartFrameProps } from './ChartFrame'

type Income = 'collected' | 'outstanding'

const MONTHS: readonly ChartCategory<Income>[] = [
  { id: '2026-06', label: 'June', values: { collected: 14200, outstanding: 2100 } },
  { id: '2026-07', label: 'July', values: { collected: 13100, outstanding: 2600 } },
  { id: '2026-08', label: 'August', values: { collected: 11900, outstanding: 3900 } },
  { id: '2026-09', label: 'September', values: { collected: 16300, outstanding: 3100 } },
  { id: '2026-10', label: 'October', values: { collected: 17400, outstanding: 4800 } },
  { id: '2026-11', label: 'November', values: { collected: 18420, outstanding: 4310 } },
]

const IncomeChart = (props: ChartFrameProps<Income>) => <ChartFrame {...props} />
const dollars = (value: number) => value.toLocaleString('en-US')

const meta = {
  component: IncomeChart,
  args: {
    title: 'Collected and outstanding',
    summary: 'Collected income rose to $18,420 in November, the most of the last six months.',
    categoryHeader: 'Month',
    series: [
      { id: 'collected', label: 'Collected' },
      { id: 'outstanding', label: 'Outstanding' },
    ],
    categories: MONTHS,
    formatValue: (value) => `$${dollars(value)}`,
    sayValue: (value) => `${dollars(value)} dollars`,
    renderChart: (drawing) => drawBars(MONTHS, drawing),
  },
} satisfies Meta<typeof IncomeChart>
export default meta
type Story = StoryObj<typeof meta>

/** Read point by point, then as a table. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    const reader = canvas.getByRole('listbox', { name: 'Points of Collected and outstanding' })
    await expect(reader).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    const point = canvas.getByRole('option', { selected: true })
    await expect(point).toHaveTextContent('July: 2,600 dollars, Outstanding')
    await expect(reader).toHaveAttribute('aria-activedescendant', point.id)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('table', { name: 'Collected and outstanding' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
  },
}

/** Every pattern and dash beside one another, as areas and as lines. */
export const Matrix: Story = {
  render: () => {
    const series: ChartSeries[] = CHART_PATTERNS.map((pattern) => ({
      id: pattern,
      label: `Pattern ${pattern}`,
      pattern,
    }))
    const categories: ChartCategory[] = ['First', 'Second', 'Third'].map((label, at) => ({
      id: label,
      label,
      values: Object.fromEntries(CHART_PATTERNS.map((pattern, index) => [pattern, 3 + index * 2 + at])),
    }))
    const common = { categoryHeader: 'Quarter', series, categories, formatValue: String }
    return (
      <Stack gap="xl">
        <ChartFrame
          {...common}
          title="As areas"
          summary="Patterns tell the areas apart without colour."
          renderChart={(drawing) => drawBars(categories, drawing)}
        />
        <ChartFrame
          {...common}
          title="As lines"
          summary="Dashes tell the lines apart without colour."
          mark="line"
          renderChart={(drawing) => drawLines(categories, drawing)}
        />
      </Stack>
    )
  },
}

/** The twin of the drawing. */
export const AsTable: Story = { args: { isTableShown: true } }

/** A button of its own beside the title, and values that lead to the records behind them, from the drawing too. */
export const WithRecords: Story = {
  args: {
    actions: (
      <IconButton
        label="What “Collected and outstanding” counts"
        tone="quiet"
        size="small"
        icon={<Icon of="info" />}
      />
    ),
    linkOf: (month, series) =>
      series === 'collected'
        ? { href: `#${month}`, hint: ` collected in ${month}: show the payments` }
        : undefined,
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const reader = canvas.getByRole('listbox')
    const opened: string[] = []
    // The story stays where it is.
    canvasElement.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link) opened.push(link.hash)
      event.preventDefault()
    })
    await step('Enter opens what is behind the point that is read', async () => {
      reader.focus()
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await expect(opened).toEqual(['#2026-07'])
      await expect(reader).toHaveFocus()
    })
    await step('A point without records leads nowhere', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(opened).toHaveLength(1)
    })
    await step('A bar can be pressed too, and the keyboard is at its point then', async () => {
      const bar = canvasElement.querySelector('a[href="#2026-09"]:not([role])')
      if (bar === null) throw new Error('There is no bar for September')
      await userEvent.click(bar)
      await expect(opened).toEqual(['#2026-07', '#2026-09'])
      await expect(reader).toHaveFocus()
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/^September/)
    })
  },
}

/** The table leads to the same records. */
export const RecordsInTable: Story = { args: { ...WithRecords.args, isTableShown: true } }

/** One series: no legend, and its name is not repeated. */
export const OneSeries: Story = {
  args: {
    title: 'PHQ-9 over time',
    summary: 'From 17 (moderately severe) in June to 8 (mild) in November; a reliable improvement.',
    series: [{ id: 'collected', label: 'PHQ-9' }],
    formatValue: String,
    sayValue: String,
    mark: 'line',
    renderChart: (drawing) => drawLines(MONTHS, drawing),
  },
}

/** Nothing to draw yet. */
export const Empty: Story = {
  args: {
    summary: 'No payments have been recorded yet.',
    categories: [],
    emptyState: <EmptyState title="No payments yet">Recorded payments are drawn here by month.</EmptyState>,
  },
}

/** Long names wrap; in a narrow place the table stands in blocks. */
export const LongWords: Story = {
  args: {
    title: 'Krankenkassenabrechnungsrückstände und Selbstzahlereinnahmen',
    series: [
      { id: 'collected', label: 'Selbstzahlereinnahmen einschließlich Mahngebühren' },
      { id: 'outstanding', label: 'Krankenkassenabrechnungsrückstände' },
    ],
    isTableShown: true,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Counts of one digit, under one another in a narrow place, are targets of their own. */
export const CountsInNarrowTable: Story = {
  args: {
    title: 'New clients',
    summary: '21 new clients since June.',
    series: [
      { id: 'collected', label: 'Adults' },
      { id: 'outstanding', label: 'Minors' },
    ],
    categories: MONTHS.map((month, at) => ({ ...month, values: { collected: at, outstanding: 1 } })),
    formatValue: String,
    linkOf: (month, series) => ({ href: `#${month}-${series}`, hint: `: show the clients of ${month}` }),
    isTableShown: true,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Words and table follow the writing; the drawing is as it came. */
export const RightToLeft: Story = {
  args: {
    title: 'المدفوع والمستحق',
    summary: 'ارتفع الدخل المحصّل في نوفمبر إلى ١٨٬٤٢٠ دولارًا.',
    series: [
      { id: 'collected', label: 'المدفوع' },
      { id: 'outstanding', label: 'المستحق' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
