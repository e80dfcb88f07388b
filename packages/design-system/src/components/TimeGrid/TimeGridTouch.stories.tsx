import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { TimeGrid } from './TimeGrid'
import { anEvent, NEW_YORK, WEEK } from './time-grid-fixtures'

const [, TUE] = WEEK

const meta = {
  component: TimeGrid,
  args: {
    label: 'Tuesday, November 17',
    days: [TUE],
    timeZone: NEW_YORK,
    events: [anEvent('Leo Grant', TUE, '09:00', '10:20', { id: 'leo', detail: 'Room 1' })],
    dayEndHour: 12,
    onOpen: fn(),
    onMove: fn(),
    onMoveRequest: fn(),
  },
} satisfies Meta<typeof TimeGrid>
export default meta
type Story = StoryObj<typeof meta>

const HALF_HOUR_PX = 26
const FINGER = { button: 0, isPrimary: true, pointerId: 2, pointerType: 'touch' }
const event = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Leo Grant/ })

/** Presses long enough to grab the event, moves, and lifts the finger. */
async function drag(canvasElement: HTMLElement, fromBottom: number, down: number) {
  const node = event(canvasElement)
  const box = node.getBoundingClientRect()
  const at = { clientX: box.left + 40, clientY: box.bottom - fromBottom }
  const to = { clientX: at.clientX, clientY: at.clientY + down }
  await fireEvent.pointerDown(node, { ...FINGER, ...at })
  await waitFor(() => expect(canvasElement.querySelector('[data-ghost]')).not.toBeNull())
  await fireEvent.pointerMove(window, { ...FINGER, ...to })
  await fireEvent.pointerUp(window, { ...FINGER, ...to })
}
const span = (from: string, to: string) => ({
  start: `2026-11-17T${from}:00.000Z`,
  end: `2026-11-17T${to}:00.000Z`,
})

/** A long press grabs the event; then the finger moves it, or its lower edge. */
export const Held: Story = {
  play: async ({ args, canvasElement }) => {
    await drag(canvasElement, 50, 2 * HALF_HOUR_PX)
    await expect(args.onMove).toHaveBeenLastCalledWith('leo', span('15:00', '16:20'))
    await drag(canvasElement, 6, HALF_HOUR_PX)
    await expect(args.onMove).toHaveBeenLastCalledWith('leo', span('14:00', '15:45'))
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Lifted where it rested, it opens the menu instead. */
export const RestedOn: Story = {
  play: async ({ args, canvasElement }) => {
    await drag(canvasElement, 50, 0)
    await screen.findByRole('menu', { name: 'Actions for Leo Grant' })
    await expect(args.onMove).not.toHaveBeenCalled()
    const move = await screen.findByRole('menuitem', { name: 'Move…' })
    await waitFor(() => expect(move).toBeVisible())
  },
}
