import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Tooltip, TOOLTIP_PLACEMENTS } from './Tooltip'

const meta = {
  component: Tooltip,
  args: { content: 'Goes back a week', children: <Button>Previous</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

/** Shown by focus, put away by Escape. */
export const Example: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Goes back a week')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** On every side. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: '3rem' }}>
      {TOOLTIP_PLACEMENTS.map((placement) => (
        <Tooltip {...args} key={placement} placement={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </div>
  ),
}

/** Long words break within its width. */
export const LongWords: Story = {
  args: {
    content: 'Versichertenstammdatenaktualisierungsbestätigungsschreiben an die Krankenkasse senden',
    children: <Button>Senden</Button>,
  },
  play: async () => {
    await userEvent.tab()
    const words = await screen.findByRole('tooltip')
    await waitFor(() => expect(words).toBeVisible())
  },
}

/** Beside what it belongs to, on the side where reading ends. */
export const RightToLeft: Story = {
  args: { content: 'أسبوع إلى الوراء', placement: 'end', children: <Button>السابق</Button> },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar" style={{ padding: '3rem' }}>
        {Story()}
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab()
    const words = await screen.findByRole('tooltip')
    await waitFor(() => expect(words).toBeVisible())
  },
}
