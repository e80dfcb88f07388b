import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Icon } from '../Icon/Icon'
import { Menu } from './Menu'

const meta = {
  component: Menu,
  args: {
    label: 'Actions for invoice INV-1042',
    placement: 'bottom start',
    items: [
      { id: 'open', label: 'Open' },
      { id: 'void', label: 'Void invoice', tone: 'danger', description: 'Can’t be taken back' },
      { id: 'delete', label: 'Delete draft', isDisabled: true },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

/** Opened by an arrow, chosen by Enter, and focus comes back. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions for invoice INV-1042' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('void')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Open, with its sections named. */
export const Sections: Story = {
  args: {
    label: 'Account: Olivia Hart',
    trigger: 'Olivia Hart',
    items: undefined as never,
    sections: [
      {
        id: 'account',
        label: 'Olivia Hart',
        description: 'olivia@oakwood.example',
        items: [{ id: 'sign-out', label: 'Sign out', icon: <Icon of="sign-out" /> }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account: Olivia Hart' }))
    const section = await screen.findByRole('group', { name: /Olivia Hart/ })
    await waitFor(() => expect(section).toBeVisible())
  },
}
