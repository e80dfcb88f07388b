import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { rightToLeft, turnPage } from '../Field/story-frames'
import { AlertDialog } from './AlertDialog'

const meta = {
  component: AlertDialog,
  args: {
    title: 'Book at the same time?',
    isOpen: true,
    onOpenChange: fn(),
    confirmLabel: 'Book anyway',
    cancelLabel: 'Choose another time',
    onConfirm: fn(),
    children: <p>Dr. Olivia Hart already sees Leo Grant on Tuesday, November 17, 9:00 to 9:50 AM.</p>,
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Starts on the answer that changes nothing; the next Tab confirms. */
export const Example: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Choose another time' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Asked by a button, which has the focus again when the answer is no. */
export const Asked: Story = {
  render: function Asking(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Book</Button>
        <AlertDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const cancel = await screen.findByRole('button', { name: 'Choose another time' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** For what can't be taken back. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Void invoice INV-1042?',
    confirmLabel: 'Void invoice',
    cancelLabel: 'Keep it',
    children: <p>It stays in the list, struck through, and its number is not used again.</p>,
  },
}

/** While it is being done it can be neither left nor confirmed again. */
export const Pending: Story = { args: { isPending: true } }

/** Long words break, and each answer takes as many lines as it needs. */
export const LongWords: Story = {
  args: {
    title: 'Versichertenstammdatenaktualisierung unwiderruflich abbrechen?',
    tone: 'danger',
    confirmLabel: 'Versicherungsabrechnung abbrechen',
    cancelLabel: 'Keep writing for Wilhelmina Featherstonehaugh-Cholmondeley',
    children: <p>Die Krankenversicherungsabrechnungsbestätigungsschreiben gehen verloren.</p>,
  },
}

/** The mark stands at the right, before the question, and the answers end at the left. */
export const RightToLeft: Story = {
  args: {
    title: 'לקבוע לאותה שעה?',
    confirmLabel: 'לקבוע בכל זאת',
    cancelLabel: 'לבחור מועד אחר',
    children: <p>לד״ר נועה חדד כבר יש פגישה עם עומר אל־חטיב ביום שלישי, 9:00–9:50.</p>,
  },
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
}
