import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { BUTTON_SIZES, BUTTON_TONES } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { IconButton } from './IconButton'

const meta = {
  component: IconButton,
  args: { label: 'Edit appointment', icon: <Icon of="edit" />, onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

/** Focus shows its words; Escape puts them away; Enter and Space press it. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Edit appointment' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit appointment')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** Every tone in every size, ready, pending and disabled. */
export const Matrix: Story = {
  render: () => (
    <table>
      <tbody>
        {BUTTON_TONES.flatMap((tone) =>
          BUTTON_SIZES.map((size) => (
            <tr key={`${tone} ${size}`}>
              <th scope="row">
                {tone}, {size}
              </th>
              {[{}, { isPending: true }, { isDisabled: true }].map((state) => (
                <td key={Object.keys(state).join()} style={{ padding: '0.25rem' }}>
                  <IconButton
                    label="Delete draft"
                    icon={<Icon of="trash" />}
                    {...{ tone, size }}
                    {...state}
                  />
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  ),
}

/** Many words go to further lines of the tooltip; the button stays square. */
export const LongWords: Story = {
  args: { label: 'Send the statement for November again to everybody who pays for this client' },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

/** Words that run from right to left. */
export const RightToLeft: Story = {
  args: { label: 'تعديل الموعد' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <IconButton {...args} tooltipPlacement="start" />
    </div>
  ),
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
