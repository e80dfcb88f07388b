import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './SkipLink'

const meta = { component: SkipLink, args: { href: '#content' } } satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** Out of sight until it has focus. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  },
}

/** With words of its own. */
export const Matrix: Story = {
  render: () => (
    <>
      <SkipLink href="#content">Skip to the invoices</SkipLink>
      <p id="content" tabIndex={-1}>
        Press Tab to see the link.
      </p>
    </>
  ),
}

/** Stands at the start of the page whichever way the text runs. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <SkipLink href="#content">انتقل إلى المحتوى</SkipLink>
      <p id="content" tabIndex={-1}>
        المحتوى
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
