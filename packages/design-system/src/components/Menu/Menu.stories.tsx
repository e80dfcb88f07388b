import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Icon } from '../Icon/Icon'
import { Menu } from './Menu'
import { MENU_ITEM_TONES } from './menu-items'

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

/** Open, with its sections named, keys that do the same, and a submenu. */
export const Sections: Story = {
  render: ({ onAction }) => (
    <Menu
      label="Account: Olivia Hart"
      trigger="Olivia Hart"
      placement="bottom start"
      onAction={onAction}
      sections={[
        {
          id: 'account',
          label: 'Olivia Hart',
          description: 'olivia@oakwood.example',
          items: [
            { id: 'profile', label: 'Profile', icon: <Icon of="user" /> },
            {
              id: 'practice',
              label: 'Change practice',
              icon: <Icon of="building" />,
              items: [
                { id: 'oakwood', label: 'Oakwood' },
                { id: 'riverside', label: 'Riverside' },
              ],
            },
          ],
        },
        {
          id: 'leaving',
          items: [
            { id: 'keys', label: 'Keyboard shortcuts', icon: <Icon of="keyboard" />, shortcut: '?' },
            { id: 'out', label: 'Sign out', icon: <Icon of="sign-out" />, shortcut: 'Control+Shift+Q' },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account: Olivia Hart' }))
    const section = await screen.findByRole('group', { name: /Olivia Hart/ })
    await waitFor(() => expect(section).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Shift+Q',
    )
  },
}

/** Ticked in place: one of the first section, any number of the second. */
export const Choices: Story = {
  render: function Calendar() {
    const [zoom, setZoom] = useState<string[]>(['standard'])
    const [shown, setShown] = useState<string[]>(['weekends', 'cancelled'])
    return (
      <Menu
        label="What the calendar shows"
        placement="bottom start"
        sections={[
          {
            id: 'zoom',
            label: 'Height of an hour',
            selectionMode: 'single',
            selectedKeys: zoom,
            onSelectionChange: setZoom,
            items: [
              { id: 'compact', label: 'Compact' },
              { id: 'standard', label: 'Standard' },
              { id: 'tall', label: 'Tall' },
            ],
          },
          {
            id: 'shown',
            label: 'Show',
            selectionMode: 'multiple',
            selectedKeys: shown,
            onSelectionChange: setShown,
            items: [
              { id: 'weekends', label: 'Weekends', shortcut: 'Shift+W' },
              { id: 'cancelled', label: 'Cancelled', description: 'Struck through' },
              { id: 'notes', label: 'Notes', isDisabled: true },
            ],
          },
        ]}
      />
    )
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const cancelled = await screen.findByRole('menuitemcheckbox', { name: /Cancelled/ })
    await expect(cancelled).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Tall' })).toBeChecked())
  },
}

/** Open: each tone plain, with an icon, a second line and keys, leading to more, and disabled. */
export const Matrix: Story = {
  args: {
    items: MENU_ITEM_TONES.flatMap((tone) => [
      { id: tone, label: `A ${tone} action`, tone },
      {
        id: `${tone}-with-all`,
        label: 'With all it can have',
        tone,
        icon: <Icon of="calendar" />,
        description: 'A second line',
        shortcut: 'Control+P',
      },
      { id: `${tone}-more`, label: 'Leads to more', tone, items: [{ id: `${tone}-one`, label: 'One' }] },
      { id: `${tone}-disabled`, label: 'Disabled', tone, isDisabled: true },
    ]),
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(MENU_ITEM_TONES.length * 4)
  },
}

/** Long words go to further lines; the keys stay whole. */
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'statement',
        label: 'Send the statement for November to the insurance company and to the client',
        description: 'Krankenversicherungsabrechnungsbestätigung',
        shortcut: 'Control+Shift+S',
      },
      { id: 'more', label: 'Everything else that can be done', items: [{ id: 'void', label: 'Void it' }] },
    ],
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** Right to left, the left arrow opens a submenu and the right arrow closes it. */
export const RightToLeft: Story = {
  render: ({ onAction }) => (
    <I18nProvider locale="ar">
      <div dir="rtl" lang="ar">
        <Menu
          label="إجراءات"
          onAction={onAction}
          items={[
            { id: 'open', label: 'فتح', shortcut: 'Control+O' },
            { id: 'status', label: 'تغيير الحالة', items: [{ id: 'paid', label: 'مدفوعة' }] },
          ]}
        />
      </div>
    </I18nProvider>
  ),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'مدفوعة' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'تغيير الحالة' })).toHaveFocus())
  },
}
