import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../Link/Link'
import { Disclosure } from './Disclosure'

const meta = {
  component: Disclosure,
  args: {
    title: 'Emergency contacts',
    headingLevel: 2,
    onExpandedChange: fn(),
    children: (
      <p>
        Rosa Ortiz, mother: <Link href="tel:+15550100">(555) 010-0100</Link>
      </p>
    ),
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

/** The keys of the W3C’s pattern for a disclosure, each as a step. */
export const Example: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Emergency contacts' })
    const link = () => canvas.queryByRole('link')
    await step('Enter opens it, and focus stays', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(link()).toBeVisible()
      await expect(button).toHaveFocus()
    })
    await step('Tab leads into what is open', async () => {
      await userEvent.tab()
      await expect(link()).toHaveFocus()
      await userEvent.tab({ shift: true })
    })
    await step('Enter closes it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(link()).toBeNull()
    })
    await step('Space opens and closes it', async () => {
      await userEvent.keyboard(' ')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard(' ')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
    await expect(args.onExpandedChange).toHaveBeenCalledTimes(4)
  },
}

/** Closed, open and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '36rem' }}>
      <Disclosure {...args} title="Closed" />
      <Disclosure {...args} title="Open" isDefaultExpanded />
      <Disclosure {...args} title="Disabled" isDisabled />
      <Disclosure {...args} title="Open and disabled" isDefaultExpanded isDisabled>
        Nothing here can be changed.
      </Disclosure>
    </div>
  ),
}

/** Long words go to further lines, and nothing is cut off. */
export const LongWords: Story = {
  args: {
    title: 'Everything that the insurance company asked about: Krankenversicherungsabrechnungsvoranschläge',
    isDefaultExpanded: true,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** Right to left, the mark is on the left. */
export const RightToLeft: Story = {
  args: { title: 'جهات اتصال الطوارئ', isDefaultExpanded: true, children: <p>روزا أورتيز، الأم</p> },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}
