import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { SearchField } from '../SearchField/SearchField'
import { Select } from '../Select/Select'
import { FilterBar, type FilterBarProps } from './FilterBar'

const STATUSES = [
  { id: 'all', label: 'Status: all' },
  { id: 'open', label: 'Status: open' },
  { id: 'overdue', label: 'Status: overdue' },
] as const
type Status = (typeof STATUSES)[number]['id']

function InvoiceFilters({ onClear, ...props }: FilterBarProps) {
  const [text, setText] = useState('Leo')
  const [status, setStatus] = useState<Status>('open')
  const clear = () => {
    setText('')
    setStatus('all')
    onClear?.()
  }
  const activeCount = Number(text !== '') + Number(status !== 'all')
  return (
    <FilterBar {...props} activeCount={activeCount} onClear={clear}>
      <SearchField label="Find by client or number" value={text} onChange={setText} />
      <Select label="Status" items={STATUSES} selectedKey={status} onSelectionChange={setStatus} />
    </FilterBar>
  )
}

const meta = {
  component: FilterBar,
  args: { label: 'Filter invoices', onClear: fn(), children: null },
  render: (args) => <InvoiceFilters {...args} />,
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

/** Clearing puts focus on the first filter, since the button goes. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Clear 2 filters' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('searchbox', { name: 'Find by client or number' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Clear \d/ })).toBeNull()
  },
}

/** With two filters on, one, and none. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {[2, 1, 0].map((activeCount) => (
        <FilterBar
          key={activeCount}
          label={`Filter clients, ${activeCount} on`}
          activeCount={activeCount}
          onClear={fn()}
        >
          <SearchField label="Find by name" value="" onChange={fn()} />
        </FilterBar>
      ))}
    </div>
  ),
}

/** What has no room goes to the next line. */
export const LongWords: Story = {
  args: { label: 'Krankenkassenabrechnungen filtern' },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** From where reading starts. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
