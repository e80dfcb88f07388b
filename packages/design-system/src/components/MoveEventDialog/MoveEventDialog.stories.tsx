import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { rightToLeft, turnPage } from '../Field/story-frames'
import { anEvent, CLINICIANS, NEW_YORK, WEEK } from '../TimeGrid/time-grid-fixtures'
import { MoveEventDialog } from './MoveEventDialog'

const meta = {
  component: MoveEventDialog,
  args: {
    event: anEvent('Leo Grant', WEEK[1], '09:00', '09:50', { id: 'leo' }),
    timeZone: NEW_YORK,
    onMove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MoveEventDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Typed, repeated in words, sent by Enter. */
export const Example: Story = {
  play: async ({ args }) => {
    const takes = await screen.findByRole('textbox', { name: 'Takes' })
    takes.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(takes).toHaveAccessibleDescription(/Tuesday, November 17, 9:00 AM to 10:00 AM/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(args.onMove).toHaveBeenCalledWith('leo', {
      start: '2026-11-17T14:00:00.000Z',
      end: '2026-11-17T15:00:00.000Z',
    })
  },
}

/** All its fields: where each has a column, it also asks whose it shall be. */
export const Matrix: Story = {
  args: {
    event: anEvent('Wilhelmina Featherstonehaugh-Montgomery', WEEK[1], '09:00', '09:50', {
      resourceId: 'wren',
    }),
    resources: CLINICIANS,
    resourceWord: 'Clinician',
  },
}

/** What is missing is listed, and leads to its field. */
export const Missing: Story = {
  play: async ({ args }) => {
    const takes = await screen.findByRole('textbox', { name: 'Takes' })
    await userEvent.clear(takes)
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await expect(screen.getByRole('group', { name: /attention/ })).toHaveFocus()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

/** Refused, it stays with all that was typed. */
export const Refused: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('refused'))) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }))
    await screen.findByRole('alert')
  },
}

/** Long words break in the title and above the fields; in a field they end in dots. */
export const LongWords: Story = {
  args: {
    event: anEvent('Hubertus Wolfeschlegelsteinhausenbergerdorff', WEEK[1], '09:00', '09:50', {
      resourceId: 'wilhelmina',
    }),
    resources: [{ id: 'wilhelmina', label: 'Prof. Dr. Wilhelmina Featherstonehaugh-Cholmondeley' }],
    resourceWord: 'Krankenversicherungsvertragstherapeutin',
  },
}

/** Names from right to left beside words that are not, and every button at the left of its field. */
export const RightToLeft: Story = {
  args: {
    event: anEvent('נועה חדד', WEEK[1], '09:00', '09:50', { resourceId: 'omar' }),
    resources: [{ id: 'omar', label: 'د. عمر الخطيب' }],
    resourceWord: 'מטפל',
  },
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
}
