import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { DatePicker } from '../DatePicker/DatePicker'
import { rightToLeft, turnPage } from '../Field/story-frames'
import { Form } from '../Form/Form'
import { TextArea } from '../TextArea/TextArea'
import { Dialog } from './Dialog'
import { untilSettled } from './until-settled'

const meta = {
  component: Dialog,
  args: {
    title: 'Record a payment',
    isOpen: false,
    onOpenChange: fn(),
    children: <p>Invoice INV-1042, $120.50 to pay.</p>,
    footer: <Button tone="primary">Record a payment</Button>,
  },
  render: function Owner(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Dialog
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
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** Opened, left by Escape, and focus comes back. */
export const Example: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Record a payment' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The keys of the W3C’s pattern for a modal dialog, each as a step. */
export const Keys: Story = {
  play: async ({ step }) => {
    const close = () => screen.getByRole('button', { name: 'Close' })
    const last = () => screen.getByRole('button', { name: 'Record a payment' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Record a payment' })
    await step('It takes the focus when it opens', () =>
      waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement)),
    )
    await step('Tab goes on, and from the last to the first', async () => {
      await userEvent.tab()
      await expect(close()).toHaveFocus()
      await userEvent.tab()
      await expect(last()).toHaveFocus()
      await userEvent.tab()
      await expect(close()).toHaveFocus()
    })
    await step('Shift and Tab goes back, and from the first to the last', async () => {
      await userEvent.tab({ shift: true })
      await expect(last()).toHaveFocus()
    })
    await step('Escape closes it, and focus comes back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
    })
  },
}

export const Small: Story = { args: { size: 's', isOpen: true } }

export const Large: Story = { args: { size: 'l', isOpen: true } }

/** A form brings its own buttons, which stay in reach; Escape closes a calendar before the dialog. */
export const WithForm: Story = {
  args: {
    title: 'New appointment',
    isOpen: true,
    footer: undefined,
    children: (
      <Form onSubmit={fn()} footer={<Button type="submit">Book appointment</Button>}>
        <DatePicker label="Date" value="2026-11-17" onChange={fn()} />
        <TextArea label="Memo" isOptional rows={12} value="" onChange={fn()} />
      </Form>
    ),
  },
  play: async () => {
    const calendar = await screen.findByRole('button', { name: /Calendar/ })
    await untilSettled()
    calendar.focus()
    await userEvent.keyboard('{Enter}')
    const days = await screen.findByRole('grid')
    await waitFor(() => expect(days).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await waitFor(() => expect(calendar).toHaveFocus())
    await expect(screen.getByRole('dialog', { name: 'New appointment' })).toBeVisible()
  },
}

/** Long words break in the title, the content and the buttons, and the cross stays in its place. */
export const LongWords: Story = {
  args: {
    size: 's',
    isOpen: true,
    title: 'Krankenversicherungsabrechnungsvoranschlag for Wilhelmina Featherstonehaugh-Cholmondeley',
    children: <p>Versichertenstammdatenaktualisierungsbestätigungsschreiben, $1,234,567.00 to pay.</p>,
    footer: (
      <>
        <Button>Behandlungsvertrag aufbewahren</Button>
        <Button tone="primary">Record a payment of the insurance company and of the client</Button>
      </>
    ),
  },
}

/** The title starts at the right, the cross stands at the left, and the buttons end there. */
export const RightToLeft: Story = {
  args: {
    isOpen: true,
    title: 'רישום תשלום',
    children: <p>חשבונית INV-1042 של נועה חדד, ‎$120.50 לתשלום.</p>,
    footer: (
      <>
        <Button>ביטול</Button>
        <Button tone="primary">רישום תשלום</Button>
      </>
    ),
  },
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
}
