import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { TextField } from '../TextField/TextField'
import { FIELD_GROUP_COLUMNS, FieldGroup } from './FieldGroup'

const fields = ['Street', 'City', 'ZIP code'].map((label) => (
  <TextField key={label} label={label} value="" onChange={fn()} />
))

const meta = {
  component: FieldGroup,
  args: { legend: 'Address', columns: 3, children: fields },
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Its legend is read before the first of its fields. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Address' })
    await expect(within(group).getAllByRole('textbox')).toHaveLength(3)
  },
}

/** Every number of columns; each folds when there is no room. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {FIELD_GROUP_COLUMNS.map((columns) => (
        <FieldGroup {...args} key={columns} legend={`At most ${columns}`} columns={columns} />
      ))}
    </div>
  ),
}
