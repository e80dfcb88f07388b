import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft } from '../Field/story-frames'
import { Pager } from './Pager'

const meta = {
  component: Pager,
  args: {
    label: 'Pages of invoices',
    range: '1–25 of 60',
    hasPrevious: false,
    hasNext: true,
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

/** The first page. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** A page in the middle. */
export const Matrix: Story = { args: { range: '26–50 of 60', hasPrevious: true } }

/** Long words break, and the buttons go below them. */
export const LongWords: Story = {
  args: { range: '26–50 of 1,284 Krankenversicherungsabrechnungsvoranschläge', hasPrevious: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** The range is at the right, and the buttons are at the left, the one back first. */
export const RightToLeft: Story = {
  args: { label: 'דפי החשבוניות', range: '26–50 מתוך 60', hasPrevious: true },
  decorators: [rightToLeft],
}
