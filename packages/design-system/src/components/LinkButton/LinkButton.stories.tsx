import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BUTTON_SIZES, BUTTON_TONES } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { Inline } from '../Inline/Inline'
import { LinkButton } from './LinkButton'

const meta = {
  component: LinkButton,
  args: { href: '#new', tone: 'primary', icon: <Icon of="plus" />, children: 'New invoice' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

/** The primary action of a list, which leads to a page. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'New invoice' })).toHaveFocus()
  },
}

/** Every tone in every size. */
export const Matrix: Story = {
  render: () => (
    <Inline>
      {BUTTON_TONES.flatMap((tone) =>
        BUTTON_SIZES.map((size) => (
          <LinkButton key={`${tone} ${size}`} href={`#${tone}-${size}`} tone={tone} size={size}>
            {tone}, {size}
          </LinkButton>
        )),
      )}
    </Inline>
  ),
}
