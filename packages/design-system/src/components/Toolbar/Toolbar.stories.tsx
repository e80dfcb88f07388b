import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { rightToLeft } from '../Field/story-frames'
import { Toolbar } from './Toolbar'

const meta = {
  component: Toolbar,
  args: {
    label: 'Week',
    children: [
      <Button key="a">Today</Button>,
      <Button key="b">Previous week</Button>,
      <Button key="c">Next week</Button>,
    ],
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys move between its controls. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByRole('button', { name: 'Previous week' })).toHaveFocus()
  },
}

/** With other controls. */
export const Matrix: Story = {
  render: () => (
    <Toolbar label="Invoice">
      <Button tone="primary">Issue invoice</Button>
      <Button tone="danger">Delete draft</Button>
    </Toolbar>
  ),
}

/** Long words go to further lines, and what has no room goes to the next line. */
export const LongWords: Story = {
  args: {
    label: 'Invoice',
    children: [
      <Button key="a">Versicherungsabrechnung verschicken</Button>,
      <Button key="b">Write to Wilhelmina Featherstonehaugh-Cholmondeley</Button>,
      <Button key="c">Print</Button>,
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** The first is at the right, and Left goes on to the next. */
export const RightToLeft: Story = {
  args: {
    label: 'שבוע',
    children: [
      <Button key="a">היום</Button>,
      <Button key="b">השבוע הקודם</Button>,
      <Button key="c">השבוע הבא</Button>,
    ],
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(canvasElement).getByRole('button', { name: 'השבוע הקודם' })).toHaveFocus()
  },
}
