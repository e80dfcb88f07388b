import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { BUTTON_SIZES, BUTTON_TONES } from '../Button/Button'
import { MenuButton } from './MenuButton'

const meta = {
  component: MenuButton,
  args: {
    label: 'Change status',
    items: [
      { id: 'checked_in', label: 'Checked in' },
      { id: 'no_show', label: 'No show', tone: 'danger' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

/** Opened by Enter, chosen by the first letter and Enter. */
export const Example: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('n{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('no_show')
  },
}

/** Every tone in every size. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {BUTTON_TONES.flatMap((tone) =>
        BUTTON_SIZES.map((size) => (
          <MenuButton {...args} key={`${tone} ${size}`} label={`${tone}, ${size}`} tone={tone} size={size} />
        )),
      )}
    </div>
  ),
}
