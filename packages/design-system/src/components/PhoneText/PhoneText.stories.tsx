import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { PhoneText } from './PhoneText'

const meta = {
  component: PhoneText,
  args: { value: '5035550123', isLink: true },
} satisfies Meta<typeof PhoneText>
export default meta
type Story = StoryObj<typeof meta>

/** Reached by Tab, called by Enter. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: '(503) 555-0123' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', 'tel:+15035550123')
  },
}

/** With and without its country, and a number of another length; as text and as a link. */
export const Matrix: Story = {
  render: () => (
    <Stack align="start">
      {['5035550123', '15035550124', '442071234567'].flatMap((value) =>
        [false, true].map((isLink) => (
          <PhoneText key={`${value} ${String(isLink)}`} value={value} isLink={isLink} />
        )),
      )}
    </Stack>
  ),
}

/** In a sentence with little room it goes to the next line in one piece. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <Text>
        Call Maya Ortiz at <PhoneText {...args} /> before noon.
      </Text>
    </div>
  ),
}

/** No number, and nothing to call. */
export const Empty: Story = { args: { value: '' } }

/** Its parts stay in order in text that runs from right to left. */
export const RightToLeft: Story = {
  render: (args) => (
    <p dir="rtl" lang="ar">
      الهاتف: <PhoneText {...args} />
    </p>
  ),
}
