import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../Icon/Icon'
import { Button, BUTTON_SIZES, BUTTON_TONES } from './Button'

const meta = {
  component: Button,
  args: { children: 'Record a payment', tone: 'primary', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** Pressed by pointer, Enter and Space alike. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Record a payment' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** Every tone in every size, ready, pending and disabled. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {BUTTON_TONES.flatMap((tone) =>
        BUTTON_SIZES.map((size) => (
          <div
            key={`${tone} ${size}`}
            style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}
          >
            <span style={{ inlineSize: '11rem' }}>
              {tone}, {size}
            </span>
            <Button tone={tone} size={size}>
              Save
            </Button>
            <Button tone={tone} size={size} isPending>
              Saving…
            </Button>
            <Button tone={tone} size={size} isDisabled>
              Save
            </Button>
          </div>
        )),
      )}
    </div>
  ),
}

/** Words that are longer than the line go to the next; one that has no break is broken. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 14rem)', gap: '1rem' }}>
      <Button {...args}>Send the statement for November to the insurance company</Button>
      <Button {...args} tone="secondary" icon={<Icon of="mail" size="s" />}>
        Krankenversicherungsabrechnung verschicken
      </Button>
      <Button {...args} tone="quiet" width="full">
        Take everybody off the list
      </Button>
    </div>
  ),
}

/** Words that run from right to left, with the icon before them. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Button {...args} icon={<Icon of="cash" size="s" />}>
        تسجيل دفعة
      </Button>
    </div>
  ),
}
