import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button'
import { FilterBar } from './FilterBar'

const meta = {
  component: FilterBar,
  args: { label: 'Filter invoices', children: <Button>Status: open</Button> },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

/** One filter. */
export const Example: Story = {}

/** Several, wrapping where there is no room. */
export const Matrix: Story = {
  render: () => (
    <FilterBar label="Filter clients">
      <Button>Status: active</Button>
      <Button>Clinician: all</Button>
      <Button tone="quiet">Clear filters</Button>
    </FilterBar>
  ),
}
