import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
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

/** Long words in a narrow place, twice as large: the legend and the labels break, and columns fold. */
export const LongWords: Story = {
  args: {
    legend: 'Rechnungsempfängeranschrift of the Krankenversicherungsgesellschaft',
    children: ['Straßenbezeichnung', 'Gemeindeverwaltungsverband', 'Postleitzahlenbereich'].map((label) => (
      <TextField key={label} label={label} value="" onChange={fn()} />
    )),
  },
  decorators: [twiceAsLarge],
}

/** The legend and the first field are at the right. */
export const RightToLeft: Story = {
  args: {
    legend: 'כתובת',
    columns: 2,
    children: ['רחוב', 'עיר'].map((label) => (
      <TextField key={label} label={label} value="" onChange={fn()} />
    )),
  },
  decorators: [rightToLeft],
}
