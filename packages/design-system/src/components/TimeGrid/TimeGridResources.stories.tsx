import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TimeGrid } from './TimeGrid'
import { anEvent, CLINICIANS, NEW_YORK, nineToFive, NOW, WEEK } from './time-grid-fixtures'

const [MON, TUE] = WEEK

const meta = {
  component: TimeGrid,
  args: {
    label: 'Tuesday, November 17',
    days: [TUE],
    timeZone: NEW_YORK,
    resources: CLINICIANS,
    events: [
      anEvent('Maya Ortiz', TUE, '09:00', '09:50', { resourceId: 'wren', detail: '90834 · Room 2' }),
      anEvent('James Bell', TUE, '09:30', '10:20', { resourceId: 'okafor', colorIndex: 1 }),
      anEvent('Leo Grant', TUE, '11:00', '11:50', { resourceId: 'okafor', colorIndex: 1 }),
      anEvent('Grace Liu', TUE, '10:00', '10:50', { resourceId: 'lindqvist', colorIndex: 2 }),
      anEvent('Team meeting', TUE, '12:00', '12:50', { detail: 'Studio', colorIndex: 7 }),
    ],
    eventWords: { one: 'appointment', other: 'appointments' },
    dayEndHour: 17,
    businessHours: nineToFive,
    now: NOW,
    onCreate: fn(),
    onOpen: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof TimeGrid>
export default meta
type Story = StoryObj<typeof meta>

/** Several people side by side; an arrow sideways moves an event from hand to hand. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Maya Ortiz, Dr\. Wren, Tuesday/ }).focus()
    await userEvent.keyboard('{F2}{ArrowRight}')
    await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent(
      'Dr. Okafor, Tuesday, November 17, 9:00 AM to 9:50 AM, overlaps James Bell',
    )
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith(
      'Maya-Ortiz-2026-11-17-09:00',
      expect.objectContaining({ resourceId: 'lindqvist' }),
    )
  },
}

/** Two days of the same three people. */
export const TwoDays: Story = { args: { label: 'Monday and Tuesday', days: [MON, TUE] } }

/** Long names take two lines, longer ones are cut for the eye and said whole. */
export const LongNames: Story = {
  args: {
    resources: [
      {
        id: 'wren',
        label: 'Dr. Wilhelmina Featherstonehaugh-Montgomery-Smythe, Child and Family',
        colorIndex: 0,
      },
      { id: 'okafor', label: 'עמיחי בן־דוד', colorIndex: 1 },
      { id: 'lindqvist', label: 'Group', colorIndex: 2 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
