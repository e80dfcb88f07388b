import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { rightToLeft, turnPage } from '../Field/story-frames'
import { showToast, TOAST_TONES, toasts } from './toasts'
import { ToastRegion } from './ToastRegion'

const meta = {
  component: ToastRegion,
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

/** A toast must not go while it is looked at. */
const timeoutMs = 600_000

const move = () =>
  showToast({
    title: 'Appointment moved to Wed, Nov 18',
    actionLabel: 'Undo',
    onAction: () => showToast({ title: 'Put back to Tue, Nov 17', tone: 'info', timeoutMs }),
    timeoutMs,
  })

/** Reached by F6; its action is done and confirmed in turn. */
export const Example: Story = {
  render: () => (
    <>
      <Button onPress={move}>Move</Button>
      <ToastRegion />
    </>
  ),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Appointment moved to Wed, Nov 18' })
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('alertdialog', { name: 'Put back to Tue, Nov 17' })).toBeVisible()
  },
}

/** F6 leads back out to where it was pressed, and the toast stays. */
export const Leaving: Story = {
  render: () => (
    <>
      <Button onPress={move}>Move</Button>
      <ToastRegion />
    </>
  ),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await expect(screen.getByRole('button', { name: 'Move' })).toHaveFocus()
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

/** Every tone; each has its own mark. */
export const Matrix: Story = {
  render: () => <ToastRegion />,
  play: async () => {
    for (const tone of TOAST_TONES) showToast({ title: `Of tone ${tone}`, tone, timeoutMs })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(TOAST_TONES.length))
  },
}

/** Long words break, and the action and the cross keep their places. */
export const LongWords: Story = {
  render: () => <ToastRegion />,
  play: async () => {
    showToast({
      title:
        'Versichertenstammdatenaktualisierungsbestätigung sent to Wilhelmina Featherstonehaugh-Cholmondeley',
      actionLabel: 'Undo',
      timeoutMs,
    })
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

/** It stands at the left, with its mark at the right of the words. */
export const RightToLeft: Story = {
  render: () => <ToastRegion />,
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
  play: async () => {
    showToast({ title: 'הפגישה עם נועה חדד הועברה ליום רביעי', actionLabel: 'ביטול', timeoutMs })
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
