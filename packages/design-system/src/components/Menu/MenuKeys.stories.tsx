import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Menu } from './Menu'
import type { MenuAction } from './menu-items'

const ITEMS: readonly MenuAction[] = [
  { id: 'open', label: 'Open' },
  { id: 'print', label: 'Print' },
  {
    id: 'status',
    label: 'Status',
    items: [
      { id: 'paid', label: 'Paid' },
      { id: 'sent', label: 'Sent' },
    ],
  },
  { id: 'void', label: 'Void' },
]

/** The keys of the W3C’s patterns for a menu button and its menu, each as a step. */
const meta = {
  component: Menu,
  args: {
    label: 'Actions',
    placement: 'bottom start',
    onAction: fn(),
    items: ITEMS,
  },
  render: (args) => (
    <>
      <Button>Before</Button> <Menu {...args} /> <Button>After</Button>
    </>
  ),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const press = (keys: string) => userEvent.keyboard(keys)
const trigger = () => screen.getByRole('button', { name: 'Actions' })
const focusOn = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
/** Without what the browser does next, which a simulated Tab would start from where the focus was. */
const keyDown = (key: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, key)
const openWith = async (keys: string) => {
  trigger().focus()
  await press(keys)
  await screen.findByRole('menu')
}

export const OnTheButton: Story = {
  play: async ({ step }) => {
    for (const [key, first] of [
      ['{Enter}', 'Open'],
      [' ', 'Open'],
      ['{ArrowDown}', 'Open'],
      ['{ArrowUp}', 'Void'],
    ] as const)
      await step(`${key === ' ' ? 'Space' : key} opens the menu, on ${first}`, async () => {
        await openWith(key)
        await focusOn(first)
        await press('{Escape}')
        await closed()
        await waitFor(() => expect(trigger()).toHaveFocus())
      })
  },
}

export const InTheMenu: Story = {
  play: async ({ args, step }) => {
    await openWith('{Enter}')
    await step('Down goes to the next, and from the last to the first', async () => {
      await press('{ArrowDown}')
      await focusOn('Print')
      await press('{ArrowDown}{ArrowDown}{ArrowDown}')
      await focusOn('Open')
    })
    await step('Up goes to the previous, and from the first to the last', async () => {
      await press('{ArrowUp}')
      await focusOn('Void')
      await press('{ArrowUp}')
      await focusOn('Status')
    })
    await step('Home and End go to the first and the last', async () => {
      await press('{Home}')
      await focusOn('Open')
      await press('{End}')
      await focusOn('Void')
    })
    await step('A letter goes to the item that starts with it', async () => {
      await press('p')
      await focusOn('Print')
    })
    await step('Enter does it and closes the menu', async () => {
      await press('{Enter}')
      await expect(args.onAction).toHaveBeenLastCalledWith('print')
      await closed()
    })
    await step('Space does it and closes the menu', async () => {
      await openWith('{ArrowDown}')
      await press(' ')
      await expect(args.onAction).toHaveBeenLastCalledWith('open')
      await closed()
    })
  },
}

export const InASubmenu: Story = {
  play: async ({ args, step }) => {
    for (const key of ['{ArrowRight}', '{Enter}', ' '])
      await step(
        `${key === ' ' ? 'Space' : key} opens it on its first item, Left closes only it`,
        async () => {
          await openWith('{ArrowDown}')
          await press('{ArrowDown}{ArrowDown}')
          await focusOn('Status')
          await press(key)
          await focusOn('Paid')
          await press('{ArrowLeft}')
          await focusOn('Status')
          await press('{Escape}')
          await closed()
        },
      )
    await step('Escape in it leads back to the menu or out of it, never past the button', async () => {
      await openWith('{ArrowDown}')
      await press('{ArrowDown}{ArrowDown}{ArrowRight}')
      await focusOn('Paid')
      await press('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Paid' })).toBeNull())
      if (screen.queryByRole('menu')) await press('{Escape}')
      await closed()
      await waitFor(() => expect(trigger()).toHaveFocus())
    })
    await step('Enter on an item does it and closes all', async () => {
      await openWith('{ArrowDown}')
      await press('s')
      await focusOn('Status')
      await press('{ArrowRight}')
      await focusOn('Paid')
      await press('{ArrowDown}{Enter}')
      await expect(args.onAction).toHaveBeenLastCalledWith('sent')
      await closed()
      await waitFor(() => expect(trigger()).toHaveFocus())
    })
  },
}

export const Leaving: Story = {
  play: async ({ step }) => {
    await step('Escape closes the menu, and focus is on its button', async () => {
      await openWith('{Enter}')
      await press('{Escape}')
      await closed()
      await waitFor(() => expect(trigger()).toHaveFocus())
    })
    await step('Tab closes the menu, and the browser goes on from its button', async () => {
      await openWith('{Enter}')
      await focusOn('Open')
      await keyDown({ key: 'Tab' })
      await closed()
      await waitFor(() => expect(trigger()).toHaveFocus())
    })
    await step(
      'Shift and Tab in a submenu closes all, and the browser goes back from the button',
      async () => {
        await openWith('{ArrowUp}')
        await press('{ArrowUp}{ArrowRight}')
        await focusOn('Paid')
        await keyDown({ key: 'Tab', shiftKey: true })
        await closed()
        await waitFor(() => expect(trigger()).toHaveFocus())
      },
    )
  },
}

export const Ticking: Story = {
  render: function Shown() {
    const [zoom, setZoom] = useState<string[]>(['standard'])
    const [shown, setShown] = useState<string[]>([])
    return (
      <Menu
        label="Actions"
        sections={[
          {
            id: 'shown',
            label: 'Show',
            selectionMode: 'multiple',
            selectedKeys: shown,
            onSelectionChange: setShown,
            items: [
              { id: 'weekends', label: 'Weekends' },
              { id: 'cancelled', label: 'Cancelled' },
            ],
          },
          {
            id: 'zoom',
            label: 'Height',
            selectionMode: 'single',
            selectedKeys: zoom,
            onSelectionChange: setZoom,
            items: [
              { id: 'standard', label: 'Standard' },
              { id: 'tall', label: 'Tall' },
            ],
          },
        ]}
      />
    )
  },
  play: async ({ step }) => {
    const weekends = () => screen.getByRole('menuitemcheckbox', { name: 'Weekends' })
    await step('Space ticks and unticks, and the menu stays', async () => {
      await openWith('{Enter}')
      await waitFor(() => expect(weekends()).toHaveFocus())
      await press(' ')
      await waitFor(() => expect(weekends()).toBeChecked())
      await press(' ')
      await waitFor(() => expect(weekends()).not.toBeChecked())
    })
    await step('Space chooses one of a section, and the menu stays', async () => {
      await press('{End} ')
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Tall' })).toBeChecked())
      await expect(screen.getByRole('menuitemradio', { name: 'Standard' })).not.toBeChecked()
    })
    await step('Enter ticks and closes the menu', async () => {
      await press('{Home}{Enter}')
      await closed()
      await openWith('{Enter}')
      await waitFor(() => expect(weekends()).toBeChecked())
    })
  },
}
