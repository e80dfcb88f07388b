import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { BUTTON_SIZES, BUTTON_TONES } from '../Button/Button'
import { rightToLeft, turnPage } from '../Field/story-frames'
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

/** Long words go to further lines in the button and break in its menu, and the mark stays in its place. */
export const LongWords: Story = {
  args: {
    label: 'Versicherungsabrechnung for Wilhelmina Featherstonehaugh-Cholmondeley',
    items: [
      { id: 'send', label: 'Versichertenstammdatenaktualisierungsbestätigungsschreiben verschicken' },
      { id: 'void', label: 'Void it', tone: 'danger' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** The mark is at the left of the words, and the menu starts where the button does. */
export const RightToLeft: Story = {
  args: {
    label: 'שינוי מצב הפגישה',
    items: [
      { id: 'checked_in', label: 'הגיעה' },
      { id: 'no_show', label: 'לא הגיעה', tone: 'danger' },
    ],
  },
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
