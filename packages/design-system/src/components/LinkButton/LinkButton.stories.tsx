import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BUTTON_SIZES, BUTTON_TONES } from '../Button/Button'
import { rightToLeft } from '../Field/story-frames'
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

/** Words that are longer than the line go to the next, and the icon stays before them. */
export const LongWords: Story = {
  args: { children: 'Versicherungsabrechnung for Wilhelmina Featherstonehaugh-Cholmondeley' },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Words that run from right to left, with the icon before them. */
export const RightToLeft: Story = {
  args: { children: 'חשבונית חדשה' },
  decorators: [rightToLeft],
}
