import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Checkbox } from '../Checkbox/Checkbox'
import { turnPage } from '../Field/story-frames'
import { Drawer } from './Drawer'

const meta = {
  component: Drawer,
  args: {
    title: 'Filters',
    isOpen: false,
    onOpenChange: fn(),
    children: (
      <Checkbox isSelected onChange={fn()}>
        Overdue only
      </Checkbox>
    ),
    footer: <Button tone="primary">Show 12 invoices</Button>,
  },
  render: function Owner(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Drawer
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next)
            args.onOpenChange(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

/** The keys of the W3C’s pattern for a modal dialog, each as a step. */
export const Example: Story = {
  play: async ({ args, step }) => {
    await step('It takes the focus when it opens', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const drawer = await screen.findByRole('dialog', { name: 'Filters' })
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    })
    await step('Tab goes through what is inside, and round', async () => {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Show 12 invoices' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    })
    await step('Shift and Tab goes round the other way', async () => {
      await userEvent.tab({ shift: true })
      await expect(screen.getByRole('button', { name: 'Show 12 invoices' })).toHaveFocus()
    })
    await step('Escape closes it, and focus comes back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    })
  },
}

/** At the end, the default side. */
export const Matrix: Story = { args: { isOpen: true } }

/** At the start. */
export const Start: Story = { args: { isOpen: true, side: 'start' } }

/** More than there is room for scrolls; title and buttons stay in sight. */
export const Long: Story = {
  args: {
    isOpen: true,
    title: 'Krankenversicherungsabrechnungsvoranschläge of everybody in this practice',
    children: Array.from({ length: 30 }, (_, index) => (
      <Checkbox key={index} isSelected={false} onChange={fn()}>
        Clinician {index + 1}
      </Checkbox>
    )),
  },
}

/** Right to left, the end is on the left. */
export const RightToLeft: Story = {
  args: { isOpen: true, title: 'عوامل التصفية', children: 'الحالة', footer: undefined },
  beforeEach: turnPage('ar'),
}
